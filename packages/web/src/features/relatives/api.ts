import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type RelativeLink = Output<'relatives/list'>['relatives'][number];
export type PendingRelative = Output<'relatives/pending'>[number];
export type FamilyPersonRow = Output<'relatives/my-people'>[number];
export type FamilyPerson = Output<'relatives/my-person'>;
export type MyDetails = NonNullable<Output<'relatives/my-details'>['details']>;

const SHOWN: CallName[] = ['relatives/list', 'relatives/pending', 'invitations/list'];
const changing = { refreshes: SHOWN };

export const useRelatives = (residentId: string) =>
  useCall('relatives/list', { resident_id: residentId });
export const usePending = (enabled = true) => useCall('relatives/pending', {}, { enabled });

export const useInvite = () => useCallMutation('relatives/invite', changing);
export const useAddContact = () => useCallMutation('relatives/add-contact', changing);
export const useResend = () => useCallMutation('relatives/resend', changing);
export const useEditRelative = () => useCallMutation('relatives/edit', changing);
export const useEditLink = () => useCallMutation('relatives/edit-link', changing);
export const useSuspend = () => useCallMutation('relatives/suspend', changing);
export const useBlock = () => useCallMutation('relatives/block', changing);
export const useEnd = () => useCallMutation('relatives/end', changing);
export const useResume = () => useCallMutation('relatives/resume', changing);

export const useMyPeople = (enabled = true) => useCall('relatives/my-people', {}, { enabled });
export const useMyPerson = (residentId: string) =>
  useCall('relatives/my-person', { resident_id: residentId });
export const useMyDetails = () => useCall('relatives/my-details', {});
export const useEditMyDetails = () =>
  useCallMutation('relatives/edit-my-details', { refreshes: ['relatives/my-details'] });
