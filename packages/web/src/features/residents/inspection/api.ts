import type { Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type Inspection = Output<'inspection/residents'>;
export type InspectedResident = Inspection['residents'][number];

export const useInspection = () => useCall('inspection/residents', {});
