import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';
import { HomeFilters, HomeInsights } from './of-home.ts';
import { ResidentInsights } from './of-resident.ts';

export const insightCalls = defineCalls({
  'insights/resident': {
    access: 'insights.view',
    summary:
      'What works for one person: what lifts their mood, when and where, what they turn down and what was never tried',
    input: z.object({ resident_id: Id }),
    output: ResidentInsights,
  },
  'insights/home': {
    access: 'insights.view',
    summary: 'Who needs somebody now and why, and whether time is shared fairly',
    input: HomeFilters,
    output: HomeInsights,
  },
});
