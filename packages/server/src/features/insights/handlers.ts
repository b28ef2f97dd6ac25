import type { insightCalls } from '@relish/shared/insights/contract.ts';

import type { Handlers } from '../../core/handler.ts';
import { insightsOfHome } from './of-home.ts';
import { insightsOfResident } from './of-resident.ts';

export const insightHandlers: Handlers<typeof insightCalls> = {
  'insights/resident': (context, { resident_id }) => insightsOfResident(context, resident_id),
  'insights/home': (context, filters) => insightsOfHome(context, filters),
};
