import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type Group = Output<'groups/list'>[number];

/** Groups stand on lists and profiles of residents, too. */
const SHOWN: CallName[] = ['groups/list', 'residents/list', 'residents/get'];

export const useGroups = () => useCall('groups/list', {});
export const useAddGroup = () => useCallMutation('groups/add', { refreshes: SHOWN });
export const useEditGroup = () => useCallMutation('groups/edit', { refreshes: SHOWN });
export const useSetMembers = () => useCallMutation('groups/set-members', { refreshes: SHOWN });
export const useDeleteGroup = () => useCallMutation('groups/delete', { refreshes: SHOWN });
