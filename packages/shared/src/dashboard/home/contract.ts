import { z } from 'zod';

import { noticeCalls } from '../../board/notices/contract.ts';
import { defineCalls } from '../../call.ts';
import { activityCalls } from '../../library/activities/contract.ts';
import { birthdayCalls } from '../../residents/birthdays/contract.ts';
import { graphCalls } from '../graphs/contract.ts';
import { missedCalls } from './missed.ts';

export const homeCalls = defineCalls({
  ...missedCalls,

  'dashboard/home': {
    access: 'authenticated',
    reads: [
      'reports',
      'residents',
      'consents',
      'interests',
      'pal',
      'library',
      'favourites',
      'notices',
      'birthdays',
      'home-settings',
    ],
    summary: 'Get the first screen; parts that the user may not see are null',
    input: z.object({}),
    output: z.object({
      missed: missedCalls['dashboard/missed'].output.nullable(),
      key_figures: graphCalls['dashboard/key-performance-indicators'].output.nullable(),
      birthdays: birthdayCalls['dashboard/birthdays'].output.nullable(),
      notices: noticeCalls['dashboard/notice-board'].output.nullable(),
      featured: activityCalls['dashboard/featured'].output.nullable(),
    }),
  },
});
