import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type Resident = Output<'residents/get'>;
export type ResidentRow = Output<'residents/list'>[number];
export type ResidentHistory = Output<'residents/history'>;

/** Everything that is shown of residents somewhere: whatever changes one of them makes these old. */
const SHOWN: CallName[] = [
  'residents/list',
  'residents/search',
  'residents/get',
  'residents/history',
  'residents/glance',
  'dashboard/home',
];

export const useResidents = (archived: boolean, enabled = true) =>
  useCall('residents/list', { archived }, { enabled });
export const useResident = (id: string | undefined) =>
  useCall('residents/get', { id: id ?? '' }, { enabled: id !== undefined });
export const useResidentHistory = (id: string, enabled = true) =>
  useCall('residents/history', { id }, { enabled });
export const useSimilarResidents = (date_of_birth: string, last_name: string, enabled: boolean) =>
  useCall('residents/similar', { date_of_birth, last_name }, { enabled });

export const useAddResident = () => useCallMutation('residents/add', { refreshes: SHOWN });
export const useEditResident = () => useCallMutation('residents/edit', { refreshes: SHOWN });
export const useConfirmSafety = () =>
  useCallMutation('residents/confirm-safety', { refreshes: SHOWN });
export const useSetPicture = () => useCallMutation('residents/set-picture', { refreshes: SHOWN });
export const useChangeStatus = () =>
  useCallMutation('residents/change-status', { refreshes: SHOWN });
export const useUndoStatus = () => useCallMutation('residents/undo-status', { refreshes: SHOWN });
export const useInformFamily = () =>
  useCallMutation('residents/inform-family', { refreshes: SHOWN });

/** Groups that are in use, to narrow the list by. */
export function useGroupNames(enabled = true) {
  const { data = [] } = useCall('groups/list', {}, { enabled });
  return data.filter(({ active }) => active);
}

export type Glance = Output<'residents/glance'>;
export const useGlance = (id: string | undefined) =>
  useCall('residents/glance', { id: id ?? '' }, { enabled: id !== undefined });
