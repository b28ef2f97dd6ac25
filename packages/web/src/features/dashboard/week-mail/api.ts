import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useWeekMail = () => useCall('week-mail/get', {});
export const useSetWeekMail = () => useCallMutation('week-mail/set');
