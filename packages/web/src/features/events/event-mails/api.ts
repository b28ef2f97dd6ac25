import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useEventMails = () => useCall('event-mails/get', {});
export const useSetEventMails = () => useCallMutation('event-mails/set');
