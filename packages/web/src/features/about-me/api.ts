import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type Book = Output<'about-me/get'>;
export type Entry = Book['entries'][number];
export type Suggestion = Output<'about-me/pending'>[number];
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
/** What waits in the whole home. */
export const usePending = () => useCall('about-me/pending', {});
export const useVersions = (id: string) => useCall('about-me/versions', { id });

export const useAddEntry = () => useCallMutation('about-me/add', refreshes);
/** Whoever comes second is shown what the first has done: that is asked for anew as well. */
function useContested<N extends 'about-me/edit' | 'about-me/accept' | 'about-me/decline'>(name: N) {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useCallMutation(name, refreshes);
  const send = async (input: Input<N>) => {
    try {
      return await mutateAsync(input);
    } catch (problem) {
      await Promise.all(
        (['about-me/get', 'about-me/pending'] as const).map((each) =>
          queries.invalidateQueries({ queryKey: [each] }),
        ),
      );
      throw problem;
    }
  };
  return { mutateAsync: send, isPending, error };
}
export const useEditEntry = () => useContested('about-me/edit');
export const useContribute = () => useCallMutation('about-me/contribute', refreshes);
export const useRemoveEntry = () => useCallMutation('about-me/remove', refreshes);
export const useRestoreEntry = () => useCallMutation('about-me/restore', refreshes);
export const useReorder = () => useCallMutation('about-me/reorder', refreshes);
export const useClose = () => useCallMutation('about-me/close', refreshes);
export const useReopen = () => useCallMutation('about-me/reopen', refreshes);
export const useConfirm = () => useCallMutation('about-me/confirm', refreshes);
export const useAccept = () => useContested('about-me/accept');
export const useDecline = () => useContested('about-me/decline');
