import { z } from 'zod';

import { defineCalls } from '../call.ts';

const WeekMail = z.object({ wanted: z.boolean() });

export const weekMailCalls = defineCalls({
  'week-mail/get': {
    access: 'week-mail.receive',
    summary: 'Whether one gets the home’s week by mail on Mondays',
    input: z.object({}),
    output: WeekMail,
  },
  'week-mail/set': {
    access: 'week-mail.receive',
    summary: 'Asks for the home’s week by mail on Mondays, or for no more of them',
    input: WeekMail,
    output: WeekMail,
  },
});
