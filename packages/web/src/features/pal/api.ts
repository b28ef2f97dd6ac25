import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type PalPerson = Output<'pal/get'>;
export type PalRow = Output<'pal/list'>[number];
/** What is filled in during a check. */
export type PalSheet = Omit<NonNullable<PalPerson['draft']>, 'version' | 'updated_at'>;
export type PalFinish = Input<'pal/finish'>;

/** Everywhere a level or a review is shown. */
const SHOWN: CallName[] = ['pal/list', 'pal/get', 'residents/list', 'residents/get'];

export const usePalPeople = (enabled = true) => useCall('pal/list', {}, { enabled });
export const usePal = (id: string | undefined) =>
  useCall('pal/get', { resident_id: id ?? '' }, { enabled: id !== undefined });
export const useFinishCheck = () => useCallMutation('pal/finish', { refreshes: SHOWN });
export const useRecordExternal = () => useCallMutation('pal/record-external', { refreshes: SHOWN });
export const useDiscardDraft = () =>
  useCallMutation('pal/discard-draft', { refreshes: ['pal/list', 'pal/get'] });
export const useRaisePrompt = () =>
  useCallMutation('pal/raise', { refreshes: ['pal/list', 'pal/get'] });
export const useSettlePrompt = () =>
  useCallMutation('pal/settle', { refreshes: ['pal/list', 'pal/get'] });

export const useFamilyGuides = () => useCall('pal/guides-for-family', {});
export const useFamilyGuide = (resident_id: string) =>
  useCall('pal/guide-for-family', { resident_id });

/** Puts a draft that was saved by itself where the page would look for it, without asking again. */
export function useShownDraft(resident_id: string) {
  const queries = useQueryClient();
  return (sheet: PalSheet, version: number) => {
    queries.setQueryData<PalPerson>(
      ['pal/get', { resident_id }],
      (shown) =>
        shown && { ...shown, draft: { ...sheet, version, updated_at: new Date().toISOString() } },
    );
    void queries.invalidateQueries({ queryKey: ['pal/list'] });
  };
}
