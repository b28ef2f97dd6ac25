import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { HomeFilters, HomeInsights } from './home-insights.ts';
import { ResidentInsights } from './resident-insights.ts';

export const insightCalls = defineCalls({
  'insights/resident': {
    access: 'insights.view',
    reads: ['reports', 'residents', 'interests', 'pal', 'groups', 'observations', 'home-settings'],
    summary:
      'Get what works for a resident: what lifts their mood, when and where, what they decline and what was never tried',
    input: z.object({ resident_id: Id }),
    output: ResidentInsights,
  },
  'insights/home': {
    access: 'insights.view',
    reads: [
      'reports',
      'residents',
      'interests',
      'pal',
      'groups',
      'observations',
      'home-settings',
      'events',
      'event-register',
    ],
    summary: 'List residents who need attention, with reasons, and how fairly time is shared',
    input: HomeFilters,
    output: HomeInsights,
  },
});
