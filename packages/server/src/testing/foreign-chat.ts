import { randomUUID } from 'node:crypto';

import { makeMessages } from '../features/chat/messages/make.ts';
import { insertReading } from '../features/chat/readings/public.ts';
import type { TestApp, TestUser } from './test-app.ts';

export function foreignChat(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const findTeamThread = async (them: TestUser) =>
    (await t.call('threads/list', { filter: 'team' }, them)).body.threads[0].id as string;
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => ({ id: await findTeamThread(them), ...rest });
  const ofMessage =
    (rest: object = {}) =>
    async (them: TestUser) => {
      const thread_id = await findTeamThread(them);
      const { body } = await t.call(
        'messages/send',
        { id: randomUUID(), thread_id, body: 'The lift is out of order.' },
        them,
      );
      return { thread_id, number: body.number as number, ...rest };
    };
  const inThread = (rest: object) => async (them: TestUser) => ({
    thread_id: await findTeamThread(them),
    ...rest,
  });
  const assignOwn = async (them: TestUser) => {
    await addResident(them);
    const { body } = await t.call('threads/families', {}, them);
    await t.call('threads/assign', { id: body[0].thread_id as string, user_id: them.id }, them);
  };
  const byAlert = (rest: object) => async (them: TestUser) => {
    const author = await t.signIn({ carehomeId: them.carehomeId, role: 'carer' });
    const message = await ofMessage()(author);
    await t.call('chat-safety/report', { ...message, reason: 'unkind' }, them);
    const { alerts } = (await t.call('chat-safety/list', {}, them)).body;
    return { id: alerts[0].id as string, ...rest };
  };
  const addReading = async (them: TestUser) => {
    const { id: userId, carehomeId } = them;
    const residentId = await addResident(them);
    return t.database.system(async (db) => {
      const now = t.now();
      const { id: threadId } = await db
        .selectFrom('threads')
        .select('id')
        .where('resident_id', '=', residentId)
        .executeTakeFirstOrThrow();
      await makeMessages(db, carehomeId, {
        id: threadId,
        isWaiting: false,
        messages: [{ author_id: userId, is_home: false, body: 'Good night.', at: now }],
        readers: [],
      });
      const { id } = await insertReading(db, {
        carehome_id: carehomeId,
        thread_id: threadId,
        number: 1,
        resident_id: residentId,
        reception: 'smiled',
        read_at: now,
        read_by: userId,
      });
      return id;
    });
  };
  return {
    'hand-overs/add': async (them: TestUser) => ({ to: them.id, note: null }),
    'hand-overs/undo': async (them: TestUser) => {
      await assignOwn(them);
      const { body } = await t.call('hand-overs/add', { to: null, note: null }, them);
      return { id: body.id as string };
    },
    'chat-safety/report': ofMessage({ reason: 'unkind' }),
    'chat-safety/settle': byAlert({ outcome: 'Spoke with both.' }),
    'chat-safety/reopen': byAlert({}),
    'chat-safety/log-complaint': byAlert({ is_complaint: true }),
    'chat-safety/hide-message': byAlert({ reason: 'Unkind' }),
    'chat-safety/pause': inThread({
      user_id: randomUUID(),
      reason: 'A dispute',
      until: '2026-12-01',
    }),
    'chat-safety/end-pause': inThread({ user_id: randomUUID() }),
    'threads/get': byId(),
    'threads/assign': async (them: TestUser) => ({
      id: await findTeamThread(them),
      user_id: them.id,
    }),
    'threads/need-no-answer': byId({ number: 1 }),
    'threads/close': byId({ reason: 'The team has moved.' }),
    'threads/reopen': byId(),
    'threads/silence': byId({ is_silent: true }),
    'threads/open-private': async (them: TestUser) => ({
      resident_id: await addResident(them),
      relative_id: them.id,
    }),
    'messages/list': inThread({}),
    'messages/search': inThread({ text: 'lift' }),
    'messages/send': async (them: TestUser) => ({
      id: randomUUID(),
      thread_id: await findTeamThread(them),
      body: 'Good morning.',
    }),
    'messages/edit': ofMessage({ body: 'The lift works again.' }),
    'messages/delete': ofMessage(),
    'messages/react': ofMessage({ kind: 'thanks' }),
    'messages/read': ofMessage(),
    'readings/add': ofMessage({ reception: 'smiled' }),
    'readings/print': inThread({}),
    'readings/undo': async (them: TestUser) => ({ id: await addReading(them) }),
  };
}
