import type { insightCalls } from '@relish/shared/dashboard/insights/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { readHomeInsights } from './home-insights.ts';
import { insightsOfResident } from './resident-insights.ts';

export const insightHandlers: Handlers<typeof insightCalls> = {
  'insights/resident': (context, { resident_id }) => insightsOfResident(context, resident_id),
  'insights/home': (context, filters) => readHomeInsights(context, filters),
};
