import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type Wanted = Input<'dashboard/figures'>;
export type ActivityCount = Output<'dashboard/activity-count'>;
export type Engaged = Output<'dashboard/percentage-of-residents-engaged'>;
export type Feedback = Output<'dashboard/activity-feedback'>;
export type Minutes = Output<'dashboard/minutes'>;
export type Balance = Output<'dashboard/balance'>;
export type Rhythm = Output<'dashboard/rhythm'>;
export type KeyFigure = Output<'dashboard/figures'>['figures'][number];

export const useActivityCount = (wanted: Wanted) => useCall('dashboard/activity-count', wanted);
export const useEngaged = (wanted: Wanted) =>
  useCall('dashboard/percentage-of-residents-engaged', wanted);
export const useFeedback = (wanted: Wanted) => useCall('dashboard/activity-feedback', wanted);
export const useMinutes = (wanted: Wanted) => useCall('dashboard/minutes', wanted);
export const useBalance = (wanted: Wanted) => useCall('dashboard/balance', wanted);
export const useRhythm = (wanted: Wanted) => useCall('dashboard/rhythm', wanted);
export const useFigures = (wanted: Wanted) => useCall('dashboard/figures', wanted);
