import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type TourCard = Output<'tours/list'>[number];
export type Colleague = Output<'tours/colleagues'>[number];

export const useTours = () => useCall('tours/list', {});

export const useTourProgress = () => useCallMutation('tours/progress');

export const useColleagues = () => useCall('tours/colleagues', {});
