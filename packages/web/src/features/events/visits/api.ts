import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type OwnVisit = Output<'visits/own'>[number];
export type Expected = Output<'visits/day'>['expected'][number];
export type Entry = Output<'visits/day'>['entries'][number];
export type Hours = Output<'visits/times'>['times'][number];
export type Limit = Output<'visits/times'>['limits'][number];

export const useOwnVisits = () => useCall('visits/own', {});
export const useAnnounce = () => useCallMutation('visits/announce');
export const useEditVisit = () => useCallMutation('visits/edit');
export const useCancelVisit = () => useCallMutation('visits/cancel');
export const useRestoreVisit = () => useCallMutation('visits/restore');
export const useVisitsOf = (resident_id: string) => useCall('visits/of-resident', { resident_id });

export const useReceptionDay = (day: string) => useCall('visits/day', { day });
export const useFireList = () => useCall('visits/fire-list', {});
export const useSignIn = () => useCallMutation('visits/sign-in');
export const useSignOut = () => useCallMutation('visits/sign-out');
export const useBackIn = () => useCallMutation('visits/back-in');
export const useRemoveEntry = () => useCallMutation('visits/remove');

export const useVisitingTimes = (enabled = true) => useCall('visits/times', {}, { enabled });
export const useAddHours = () => useCallMutation('visits/add-time');
export const useEditHours = () => useCallMutation('visits/edit-time');
export const useRemoveHours = () => useCallMutation('visits/remove-time');
export const useAddLimit = () => useCallMutation('visits/add-limit');
export const useEditLimit = () => useCallMutation('visits/edit-limit');
export const useEndLimit = () => useCallMutation('visits/end-limit');
export const useResumeLimit = () => useCallMutation('visits/resume-limit');
