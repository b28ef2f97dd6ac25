import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type Book = Output<'about-me/get'>;
export type Entry = Book['entries'][number];
export type FamilyBook = Output<'about-me/for-family'>;

/** Whatever changes a book makes these old; the list of residents shows a line of it. */
const SHOWN: CallName[] = [
  'about-me/get',
  'about-me/versions',
  'about-me/pending',
  'about-me/for-family',
  'residents/list',
];
const refreshes = { refreshes: SHOWN };

export const useBook = (resident_id: string, enabled = true) =>
  useCall('about-me/get', { resident_id }, { enabled });
export const useFamilyBook = (resident_id: string) =>
  useCall('about-me/for-family', { resident_id });
export const useVersions = (id: string) => useCall('about-me/versions', { id });

export const useAddEntry = () => useCallMutation('about-me/add', refreshes);
/** Whoever comes second is shown what the first has written: that is asked for anew as well. */
export function useEditEntry() {
  const queries = useQueryClient();
  const edit = useCallMutation('about-me/edit', refreshes);
  const send = async (input: Input<'about-me/edit'>) => {
    try {
      return await edit.mutateAsync(input);
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['about-me/get'] });
      throw error;
    }
  };
  return { mutateAsync: send };
}
export const useContribute = () => useCallMutation('about-me/contribute', refreshes);
export const useRemoveEntry = () => useCallMutation('about-me/remove', refreshes);
export const useRestoreEntry = () => useCallMutation('about-me/restore', refreshes);
export const useReorder = () => useCallMutation('about-me/reorder', refreshes);
export const useClose = () => useCallMutation('about-me/close', refreshes);
export const useReopen = () => useCallMutation('about-me/reopen', refreshes);
export const useConfirm = () => useCallMutation('about-me/confirm', refreshes);
export const useAccept = () => useCallMutation('about-me/accept', refreshes);
export const useDecline = () => useCallMutation('about-me/decline', refreshes);
