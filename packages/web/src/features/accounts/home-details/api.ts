import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useHomeDetails = () => useCall('home-details/get', {});
export const useEditHomeDetails = () => useCallMutation('home-details/edit');
