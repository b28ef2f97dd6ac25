import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Resident = Output<'residents/get'>;
export type ResidentRow = Output<'residents/list'>[number];
export type ResidentHistory = Output<'residents/history'>;

export const useResidents = (archived: boolean, enabled = true) =>
  useCall('residents/list', { archived }, { enabled });
export const useResident = (id: string | undefined) =>
  useCall('residents/get', { id: id ?? '' }, { enabled: id !== undefined });
export const useResidentHistory = (id: string, enabled = true) =>
  useCall('residents/history', { id }, { enabled });
export const useSimilarResidents = (date_of_birth: string, last_name: string, enabled: boolean) =>
  useCall('residents/similar', { date_of_birth, last_name }, { enabled });

export const useAddResident = () => useCallMutation('residents/add');
export const useEditResident = () => useCallMutation('residents/edit');
export const useConfirmSafety = () => useCallMutation('residents/confirm-safety');
export const useSetPicture = () => useCallMutation('residents/set-picture');
export const useChangeStatus = () => useCallMutation('residents/change-status');
export const useUndoStatus = () => useCallMutation('residents/undo-status');
export const useInformFamily = () => useCallMutation('residents/inform-family');

/** Groups in use, for the filter. */
export function useGroupNames(enabled = true) {
  const { data = [] } = useCall('groups/list', {}, { enabled });
  return data.filter(({ active }) => active);
}

export type Glance = Output<'residents/glance'>;
export const useGlance = (id: string | undefined) =>
  useCall('residents/glance', { id: id ?? '' }, { enabled: id !== undefined });
