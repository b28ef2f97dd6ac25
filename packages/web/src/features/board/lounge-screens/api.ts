import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useScreens = () => useCall('lounge-screens/list', {});
export const useAddScreen = () => useCallMutation('lounge-screens/add');
export const useRevokeScreen = () => useCallMutation('lounge-screens/revoke');
