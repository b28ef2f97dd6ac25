import type { Output } from '@relish/shared/calls.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { onTestFinished } from 'vitest';

import { forgetDrafts } from '../session/drafts.ts';
import { forgetSealedKind } from '../session/sealed-drafts.ts';
import type { stubApi } from './stub-api.ts';

type Row = Output<'threads/list'>['threads'][number];
type Thread = Output<'threads/get'>;

export const PEGGYS = '0197a000-0000-7000-8000-0000000000c1';
const PEGGY = '0197a000-0000-7000-8000-0000000000c2';
export const SUSAN = '0197a000-0000-7000-8000-0000000000c3';
const CARER = '0197a000-0000-7000-8000-0000000000c4';

/** The conversation with Peggy's family. */
export const makeThreadRow = (differences: Partial<Row> = {}): Row => ({
  id: PEGGYS,
  kind: 'family',
  resident: { id: PEGGY, name: 'Peggy', portrait: null },
  relative: null,
  team: null,
  group_name: null,
  last: {
    number: 2,
    at: new Date().toISOString(),
    author: 'Susan',
    is_own: false,
    of_resident: false,
    excerpt: 'How was her walk?',
    is_deleted: false,
    photos: 0,
  },
  unread: 0,
  waiting_since: null,
  is_late: false,
  assigned_to: null,
  writing: 'open',
  is_silent: false,
  ...differences,
});

export const makeThread = (differences: Partial<Thread> = {}): Thread => ({
  ...makeThreadRow(),
  relatives: [{ id: SUSAN, name: 'Susan Hale', relationship: 'child', is_own: false }],
  called: 'Peggy',
  reads_out: false,
  telephone: '01632 960 001',
  home_name: 'Rosewood House',
  unreachable: null,
  closed_reason: null,
  pauses: [],
  is_in_memory: false,
  readable_until: null,
  is_family_uninformed: false,
  seen: { home: 0, family: 0 },
  readers: [],
  ...differences,
});

/** By the relative, unless it says otherwise; a minute after the message before it. */
export const makeMessage = (number: number, differences: Partial<Message> = {}): Message => ({
  id: `0197a000-0000-7000-8000-1${String(number).padStart(11, '0')}`,
  number,
  at: new Date(Date.now() - (60_000 - number) * 1000).toISOString(),
  author: { id: SUSAN, name: 'Susan Hale', is_home: false, is_own: false },
  of_resident: false,
  body: `Message ${number}`,
  edited_at: null,
  is_deleted: false,
  editable_until: null,
  reply_to: null,
  photos: [],
  hidden_photos: 0,
  card: null,
  is_reported: false,
  reactions: [],
  readings: [],
  ...differences,
});

export const byHome = { id: CARER, name: 'Jamie', is_home: true, is_own: false };

/** Answers for one conversation whose messages can be fetched in pages, like those of the server. */
export function answerThread(
  api: ReturnType<typeof stubApi>,
  messages: readonly Message[],
  { thread = makeThread(), read = messages.length } = {},
) {
  const stored = [...messages];
  // Test files share a device, and others count what is kept on it.
  onTestFinished(async () => {
    await forgetDrafts();
    await forgetSealedKind('outbox');
  });
  api.answers('threads/list', { threads: [thread], next: null });
  api.answers('threads/get', thread);
  api.answers('messages/read', ({ number }) => ({ read: number }));
  api.answers('messages/list', ({ before, after, limit = 50 }) => {
    const page =
      after === undefined
        ? stored.filter(({ number }) => before === undefined || number < before).slice(-limit)
        : stored.filter(({ number }) => number > after).slice(0, limit);
    return { messages: page, last: stored.length, read };
  });
  return {
    /** Adds one as if someone had sent it. */
    arrives: (differences: Partial<Message> = {}) => {
      const message = makeMessage(stored.length + 1, differences);
      stored.push(message);
      return message;
    },
  };
}
