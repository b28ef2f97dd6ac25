import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';

import type { TestApp, TestUser } from './test-app.ts';

export const A_COMPLAINT = {
  kind: 'complaint',
  received_on: '2026-11-13',
  received_by: 'phone',
  from_kind: 'relative',
  from_name: 'Susan Brown',
  area: 'food',
  said: 'The soup was cold twice this week.',
} satisfies Input<'feedback/add'>;

export const A_MEETING = {
  kind: 'residents',
  title: 'Residents’ meeting',
  day: '2026-11-12',
  agenda: ['Food', 'Outings'],
} satisfies Input<'meetings/add'>;

export const anAction = (owner_id: string) =>
  ({
    theme: 'Hot soup',
    said: 'The soup is cold.',
    will_do: 'Serve it from a heated trolley.',
    owner_id,
    due_on: '2026-11-30',
    source: 'other',
  }) satisfies Input<'actions/add'>;

export function foreignListening(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const add = async <Name extends 'feedback/add' | 'meetings/add' | 'actions/add'>(
    name: Name,
    input: Input<Name>,
    them: TestUser,
  ) => (await t.call(name, input, them)).body.id as string;
  const byFeedback =
    (rest: object = {}) =>
    async (them: TestUser) => ({
      id: await add('feedback/add', A_COMPLAINT, them),
      ...rest,
    });
  const byMeeting =
    (rest: object = {}) =>
    async (them: TestUser) => ({
      id: await add('meetings/add', A_MEETING, them),
      ...rest,
    });
  const byAction =
    (rest: object = {}) =>
    async (them: TestUser) => ({
      id: await add('actions/add', anAction(them.id), them),
      ...rest,
    });
  const version = 1;
  return {
    'feedback/get': byFeedback(),
    'feedback/add': async (them: TestUser) => ({
      ...A_COMPLAINT,
      resident_id: await addResident(them),
    }),
    'feedback/edit': byFeedback({ ...A_COMPLAINT, version }),
    'feedback/acknowledge': byFeedback({ version, acknowledged_on: '2026-11-14' }),
    'feedback/answer': byFeedback({
      version,
      answered_on: '2026-11-14',
      outcome: 'upheld',
      answer: 'We are sorry.',
      candour: 'does_not_apply',
    }),
    'feedback/reopen': byFeedback({ version }),
    'feedback/void': byFeedback({ reason: 'Typed twice.' }),
    'feedback/restore': byFeedback(),
    'feedback/share': byFeedback(),
    'meetings/get': byMeeting(),
    'meetings/edit': byMeeting({ ...A_MEETING, version }),
    'meetings/add': async (them: TestUser) => ({
      ...A_MEETING,
      resident_ids: [await addResident(them)],
    }),
    'meetings/register': async () => ({ event_id: randomUUID() }),
    'actions/list': async (them: TestUser) => ({
      feedback_id: await add('feedback/add', A_COMPLAINT, them),
    }),
    'actions/get': byAction(),
    'actions/add': async (them: TestUser) => anAction(them.id),
    'actions/edit': async (them: TestUser) => ({
      ...(await byAction(anAction(them.id))(them)),
      version,
    }),
    'actions/finish': byAction({ version, done_on: '2026-11-14', proof: 'The trolley is here.' }),
    'actions/reopen': byAction({ version, due_on: '2026-12-01' }),
    'actions/publish': byAction({ version, said: 'Cold soup', did: 'A heated trolley' }),
    'actions/ask': async (them: TestUser) => ({
      ...(await byAction()(them)),
      resident_id: await addResident(them),
      answer: 'yes',
    }),
    'actions/close': byAction({ version, reason: 'Nobody can be asked.' }),
    'actions/poster': async (them: TestUser) => ({ ids: [(await byAction()(them)).id] }),
  };
}
