import { z } from 'zod';

import { defineCalls } from '../../call.ts';

const WeekMail = z.object({ wanted: z.boolean() });

export const weekMailCalls = defineCalls({
  'week-mail/get': {
    access: 'week-mail.receive',
    reads: ['week-mail'],
    summary: 'Get whether the user receives the home’s weekly mail',
    input: z.object({}),
    output: WeekMail,
  },
  'week-mail/set': {
    access: 'week-mail.receive',
    changes: ['week-mail'],
    summary: 'Subscribe to the home’s weekly mail, or unsubscribe',
    input: WeekMail,
    output: WeekMail,
  },
});
