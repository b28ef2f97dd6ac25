import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type ResidentInsights = Output<'insights/resident'>;
export type HomeInsights = Output<'insights/home'>;
export type Works = ResidentInsights['works'];
export type Effect = Works['parts'][number];
export type Flag = HomeInsights['flags'][number];
export type Person = Flag['person'];

export const useResidentInsights = (id: string | undefined) =>
  useCall('insights/resident', { resident_id: id ?? '' }, { enabled: id !== undefined });

export const useHomeInsights = (filters: Input<'insights/home'>) =>
  useCall('insights/home', filters);
