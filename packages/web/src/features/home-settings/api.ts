import { useCall, useCallMutation } from '../../api/hooks.ts';

const MONDAY = 1;

export const useHomeSettings = () => useCall('home-settings/get', {});
export const useEditHomeSettings = () =>
  useCallMutation('home-settings/edit', {
    refreshes: ['home-settings/get', 'dashboard/home', 'reports/beginning'],
  });

/** The weekday on which this home's weeks begin, 0 being Sunday. */
export const useWeekStart = (): number => useHomeSettings().data?.week_start ?? MONDAY;
