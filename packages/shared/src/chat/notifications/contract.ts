import { z } from 'zod';

import { defineCalls } from '../../call.ts';

const Notifications = z.object({
  /** An email in the evening, while messages of the last day are unread. */
  mail: z.boolean(),
});

export const notificationCalls = defineCalls({
  'notifications/get': {
    access: 'notifications.choose',
    reads: ['notifications'],
    summary: 'Get whether the user receives an email in the evening while messages are unread',
    input: z.object({}),
    output: Notifications,
  },
  'notifications/set': {
    access: 'notifications.choose',
    changes: ['notifications'],
    summary: 'Choose whether to receive an email in the evening while messages are unread',
    input: Notifications,
    output: Notifications,
  },
});
