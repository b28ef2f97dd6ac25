import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';
import { PRACTICE_CODES } from './practices.ts';

export const DemoSend = z.object({
  id: Id,
  kind: z.enum(['mail', 'push']),
  /** An address, or the roles that a notification is for. */
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  attachments: z.array(z.string()),
  sent_at: Instant,
});
export type DemoSend = z.infer<typeof DemoSend>;

export const demoModeCalls = defineCalls({
  'demo-mode/start': {
    access: 'authenticated',
    notInDemo: true,
    summary: 'Open the user’s demonstration home, or make a new one, and return a token for it',
    input: z.object({
      /** Replaces the demonstration home that the user has. */
      fresh: z.boolean().default(false),
    }),
    output: z.object({ token: z.string() }),
  },
  'demo-mode/leave': {
    access: 'authenticated',
    changes: ['progress'],
    summary: 'End this session in demo mode and keep the practice tasks that were done',
    input: z.object({}),
    output: z.object({}),
  },
  'demo-mode/sends': {
    access: 'authenticated',
    reads: ['demo-sends'],
    summary: 'List the mail and notifications that the demonstration home would have sent',
    input: z.object({}),
    output: z.array(DemoSend),
  },
  'demo-mode/practices': {
    access: 'authenticated',
    reads: ['progress', 'reports', 'observations', 'about-me', 'notices', 'relatives'],
    summary: 'List the practice tasks for the user’s role, with those done',
    input: z.object({}),
    output: z.array(z.object({ code: z.enum(PRACTICE_CODES), done: z.boolean() })),
  },
});
