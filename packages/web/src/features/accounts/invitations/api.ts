import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Invitation = Output<'invitations/list'>[number];

export const useInvitations = () => useCall('invitations/list', {});
export const useAddInvitation = () => useCallMutation('invitations/add');
export const useCancelInvitation = () => useCallMutation('invitations/cancel');
