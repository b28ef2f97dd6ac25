import { z } from 'zod';

import { activityCalls } from '../activities/contract.ts';
import { birthdayCalls } from '../birthdays/contract.ts';
import { defineCalls } from '../call.ts';
import { choosingCalls } from '../choosing/contract.ts';
import { dashboardCalls } from '../dashboard/contract.ts';
import { noticeCalls } from '../notices/contract.ts';

export const homeCalls = defineCalls({
  'dashboard/home': {
    access: 'authenticated',
    summary: 'What the first screen shows, at once; what a person may not see is null',
    input: z.object({}),
    output: z.object({
      missed: choosingCalls['dashboard/missed'].output.nullable(),
      key_figures: dashboardCalls['dashboard/key-performance-indicators'].output.nullable(),
      birthdays: birthdayCalls['dashboard/birthdays'].output.nullable(),
      notices: noticeCalls['dashboard/notice-board'].output.nullable(),
      featured: activityCalls['dashboard/featured'].output.nullable(),
    }),
  },
});
