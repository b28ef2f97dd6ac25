import type { Input, Output } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';

export type PalPerson = Output<'pal/get'>;
export type PalRow = Output<'pal/list'>[number];
/** The values of a check. */
export type PalSheet = Omit<NonNullable<PalPerson['draft']>, 'version' | 'updated_at'>;
export type PalFinish = Input<'pal/finish'>;

export const usePalPeople = (enabled = true) => useCall('pal/list', {}, { enabled });
export const usePal = (id: string | undefined) =>
  useCall('pal/get', { resident_id: id ?? '' }, { enabled: id !== undefined });
export const useFinishCheck = () => useCallMutation('pal/finish');
export const useRecordExternal = () => useCallMutation('pal/record-external');
export const useDiscardDraft = () => useCallMutation('pal/discard-draft');
export const useRaisePrompt = () => useCallMutation('pal/raise');
export const useSettlePrompt = () => useCallMutation('pal/settle');

export const useFamilyGuides = () => useCall('pal/guides-for-family', {});
export const useFamilyGuide = (resident_id: string) =>
  useCall('pal/guide-for-family', { resident_id });

/** Writes an autosaved draft into the cache, so that the page need not refetch it. */
export function useShownDraft(resident_id: string) {
  const queries = useQueryClient();
  return (sheet: PalSheet, version: number) => {
    queries.setQueryData<PalPerson>(
      ['pal/get', { resident_id }],
      (shown) =>
        shown && { ...shown, draft: { ...sheet, version, updated_at: new Date().toISOString() } },
    );
    void refreshAfter(queries, 'pal/save-draft', { leaves: ['pal/get'] });
  };
}
