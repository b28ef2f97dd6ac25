import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type RelativeLink = Output<'relatives/list'>['relatives'][number];
export type PendingRelative = Output<'relatives/pending'>[number];
export type FamilyPersonRow = Output<'relatives/my-people'>[number];
export type FamilyPerson = Output<'relatives/my-person'>;
export type MyDetails = NonNullable<Output<'relatives/my-details'>['details']>;

export const useRelatives = (residentId: string) =>
  useCall('relatives/list', { resident_id: residentId });
/** The current version of one relative, for the version comparison. */
export function useNewestLink(residentId: string, id: string) {
  const { isFetching, refetch } = useRelatives(residentId);
  return {
    isFetching,
    refetch: async () => {
      const { data } = await refetch();
      return { data: data?.relatives.find((each) => each.id === id) };
    },
  };
}
export const usePending = (enabled = true) => useCall('relatives/pending', {}, { enabled });

export const useInvite = () => useCallMutation('relatives/invite');
export const useAddContact = () => useCallMutation('relatives/add-contact');
export const useResend = () => useCallMutation('relatives/resend');
export const useEditRelative = () => useCallMutation('relatives/edit');
export const useEditLink = () => useCallMutation('relatives/edit-link');
export const useSuspend = () => useCallMutation('relatives/suspend');
export const useBlock = () => useCallMutation('relatives/block');
export const useEnd = () => useCallMutation('relatives/end');
export const useResume = () => useCallMutation('relatives/resume');

export const useMyPeople = (enabled = true) => useCall('relatives/my-people', {}, { enabled });
export const useMyPerson = (residentId: string) =>
  useCall('relatives/my-person', { resident_id: residentId });
export const useMyDetails = () => useCall('relatives/my-details', {});
export const useEditMyDetails = () => useCallMutation('relatives/edit-my-details');
