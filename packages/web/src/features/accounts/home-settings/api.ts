import { useCall, useCallMutation } from '../../../api/hooks.ts';

const MONDAY = 1;

export const useHomeSettings = () => useCall('home-settings/get', {});
export const useEditHomeSettings = () => useCallMutation('home-settings/edit');

/** First day of the week in this home; 0 is Sunday. */
export const useWeekStart = (): number => useHomeSettings().data?.week_start ?? MONDAY;
