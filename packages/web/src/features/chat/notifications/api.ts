import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useNotifications = () => useCall('notifications/get', {});
export const useSetNotifications = () => useCallMutation('notifications/set');
