import { useCall, useCallMutation } from '../../api/hooks.ts';

export const useScreens = () => useCall('notices/screens', {});
export const useAddScreen = () =>
  useCallMutation('notices/add-screen', { refreshes: ['notices/screens'] });
export const useRevokeScreen = () =>
  useCallMutation('notices/revoke-screen', { refreshes: ['notices/screens'] });
