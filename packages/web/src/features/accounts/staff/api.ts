import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type StaffMember = Output<'staff/list'>[number];

export const useStaff = (past: boolean, enabled = true) =>
  useCall('staff/list', { past }, { enabled });

/** Also finds former staff, because an old link may still point to them. */
export function useStaffMember(id: string) {
  const now = useStaff(false);
  const here = now.data?.find((each) => each.id === id);
  const ever = useStaff(true, now.isSuccess && here === undefined);
  return {
    member: here ?? ever.data?.find((each) => each.id === id),
    isKnown: here !== undefined || ever.isSuccess,
  };
}

export const useEditStaff = () => useCallMutation('staff/edit');
export const useEndAccess = () => useCallMutation('staff/end');
export const useRestoreAccess = () => useCallMutation('staff/restore');
export const useAddHome = () => useCallMutation('staff/add-home');
