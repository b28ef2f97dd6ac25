import type { Input, Output } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';

export type Book = Output<'about-me/get'>;
export type Entry = Book['entries'][number];
export type Suggestion = Output<'about-me/pending'>[number];
export type FamilyBook = Output<'about-me/for-family'>;

export const useBook = (resident_id: string, enabled = true) =>
  useCall('about-me/get', { resident_id }, { enabled });
export const useFamilyBook = (resident_id: string) =>
  useCall('about-me/for-family', { resident_id });
/** Pending contributions of the whole home. */
export const usePending = () => useCall('about-me/pending', {});
export const useVersions = (id: string) => useCall('about-me/versions', { id });

export const useAddEntry = () => useCallMutation('about-me/add');
/** Also refetches on a conflict, to show what a colleague has done. */
function useContested<N extends 'about-me/edit' | 'about-me/accept' | 'about-me/decline'>(name: N) {
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useCallMutation(name);
  const send = async (input: Input<N>) => {
    try {
      return await mutateAsync(input);
    } catch (problem) {
      await refreshAfter(queries, name);
      throw problem;
    }
  };
  return { mutateAsync: send, isPending, error };
}
export const useEditEntry = () => useContested('about-me/edit');
export const useContribute = () => useCallMutation('about-me/contribute');
export const useRemoveEntry = () => useCallMutation('about-me/remove');
export const useRestoreEntry = () => useCallMutation('about-me/restore');
export const useReorder = () => useCallMutation('about-me/reorder');
export const useClose = () => useCallMutation('about-me/close');
export const useReopen = () => useCallMutation('about-me/reopen');
export const useConfirm = () => useCallMutation('about-me/confirm');
export const useAccept = () => useContested('about-me/accept');
export const useDecline = () => useContested('about-me/decline');
