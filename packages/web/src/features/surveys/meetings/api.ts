import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Meeting = Output<'meetings/get'>;
export type MeetingSent = Input<'meetings/add'>;

export const useMeetings = () => useCall('meetings/list', {});
export const useMeeting = (id: string) => useCall('meetings/get', { id });
export const useMeetingEvents = () => useCall('meetings/events', {});
export const useRegister = () => useCallMutation('meetings/register');
export const useAddMeeting = () => useCallMutation('meetings/add');
export const useEditMeeting = () => useCallMutation('meetings/edit');
