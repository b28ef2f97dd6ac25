import { z } from 'zod';

import { defineCalls } from '../../call.ts';

const ProgrammeMail = z.object({ wanted: z.boolean() });

export const programmeMailCalls = defineCalls({
  'programme-mail/get': {
    access: 'programme-mail.receive',
    reads: ['programme-mail'],
    summary: 'Get whether the user receives an email when a week of events is published',
    input: z.object({}),
    output: ProgrammeMail,
  },
  'programme-mail/set': {
    access: 'programme-mail.receive',
    changes: ['programme-mail'],
    summary: 'Subscribe to the emails about published weeks, or unsubscribe',
    input: ProgrammeMail,
    output: ProgrammeMail,
  },
});
