import type { Output } from '@relish/shared/calls.ts';

import { useCall } from '../../api/hooks.ts';

export type MissedPerson = Output<'dashboard/missed'>['people'][number];

/** Who has been part of nothing for days; asked anew whenever somebody comes back to it. */
export const useMissed = () => useCall('dashboard/missed', {});
