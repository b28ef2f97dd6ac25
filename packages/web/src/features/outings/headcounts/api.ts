import type { Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type Round = Output<'headcounts/list'>[number];
export type Comparison = Output<'headcounts/add'>;
export type Stage = Round['stage'];
export type Outing = Output<'outings/get'>;

export const useOuting = (event_id: string) => useCall('outings/get', { event_id });
export const useRounds = (event_id: string) => useCall('headcounts/list', { event_id });
