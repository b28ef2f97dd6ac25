import { z } from 'zod';

import { defineCalls } from '../../call.ts';

const EventMails = z.object({
  /** When a week of events is published. */
  programme: z.boolean(),
  /** On the day before an event that the user accepted. */
  reminders: z.boolean(),
});

export const eventMailCalls = defineCalls({
  'event-mails/get': {
    access: 'event-mails.receive',
    reads: ['event-mails'],
    summary: 'Get which emails about events the user receives',
    input: z.object({}),
    output: EventMails,
  },
  'event-mails/set': {
    access: 'event-mails.receive',
    changes: ['event-mails'],
    summary: 'Choose which emails about events to receive',
    input: EventMails,
    output: EventMails,
  },
});
