import { useCall, useCallMutation } from '../../api/hooks.ts';

export const useHomeSettings = () => useCall('home-settings/get', {});
export const useEditHomeSettings = () =>
  useCallMutation('home-settings/edit', { refreshes: ['home-settings/get'] });
