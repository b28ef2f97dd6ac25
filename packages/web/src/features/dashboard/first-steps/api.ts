import { useCall, useCallMutation } from '../../../api/hooks.ts';

/** Null once finished or closed. */
export const useFirstSteps = () => useCall('first-steps/get', {});
export const useCloseFirstSteps = () => useCallMutation('first-steps/close');
