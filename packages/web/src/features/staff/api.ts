import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type StaffMember = Output<'staff/list'>[number];

const SHOWN = { refreshes: ['staff/list' as const] };

export const useStaff = (past: boolean, enabled = true) =>
  useCall('staff/list', { past }, { enabled });

/** Somebody by a link, which may be older than their time here. */
export function useStaffMember(id: string) {
  const now = useStaff(false);
  const here = now.data?.find((each) => each.id === id);
  const ever = useStaff(true, now.isSuccess && here === undefined);
  return {
    member: here ?? ever.data?.find((each) => each.id === id),
    isKnown: here !== undefined || ever.isSuccess,
  };
}

export const useEditStaff = () => useCallMutation('staff/edit', SHOWN);
export const useEndAccess = () => useCallMutation('staff/end', SHOWN);
export const useRestoreAccess = () => useCallMutation('staff/restore', SHOWN);
export const useAddHome = () => useCallMutation('staff/add-home');
