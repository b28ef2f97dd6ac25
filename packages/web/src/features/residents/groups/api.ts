import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Group = Output<'groups/list'>[number];

export const useGroups = () => useCall('groups/list', {});
export const useAddGroup = () => useCallMutation('groups/add');
export const useEditGroup = () => useCallMutation('groups/edit');
export const useSetMembers = () => useCallMutation('groups/set-members');
export const useDeleteGroup = () => useCallMutation('groups/delete');
