import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import type { Decision } from '@relish/shared/residents/consents/purposes.ts';
import type { Role } from '@relish/shared/roles.ts';

import { decide, linkRelative, testResident } from './resident.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Two residents who agree to chat, the first with two relatives, and staff. */
export async function makeChatHome(t: TestApp) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const inSystem = t.database.system.bind(t.database);
  const agree = (residentId: string, decision: Decision) =>
    inSystem((db) =>
      decide(db, carehomeId, residentId, { purpose: 'chat_family', decision, now: t.now() }),
    );
  const addResident = async () => {
    const id = await inSystem((db) => testResident(db, carehomeId, t.now()));
    await agree(id, 'yes');
    const { id: threadId } = await inSystem((db) =>
      db
        .selectFrom('threads')
        .select('id')
        .where('resident_id', '=', id)
        .where('kind', '=', 'family')
        .executeTakeFirstOrThrow(),
    );
    return { id, threadId };
  };
  const addRelative = async (residentId: string, access_level = 3) => {
    const relative = await t.signIn({ role: 'relative', carehomeId });
    const link = { userId: relative.id, residentId, access_level, now: t.now() };
    return { ...relative, linkId: await inSystem((db) => linkRelative(db, carehomeId, link)) };
  };
  const addStaff = (role: Role) => t.signIn({ role, carehomeId });
  const [rose, ann] = [await addResident(), await addResident()];
  const send = (user: TestUser, thread_id: string, input: Partial<Input<'messages/send'>> = {}) =>
    t.call('messages/send', { id: randomUUID(), thread_id, body: 'Hello', ...input }, user);
  const list = async (user: TestUser, thread_id: string, page: object = {}) =>
    (await t.call('messages/list', { thread_id, ...page }, user)).body as Output<'messages/list'>;
  const listThreads = async (user: TestUser, input: Input<'threads/list'> = {}) =>
    ((await t.call('threads/list', input, user)).body as Output<'threads/list'>).threads;
  const findRow = async (user: TestUser, threadId: string) =>
    (await listThreads(user)).find(({ id }) => id === threadId);
  const open = async (user: TestUser, id: string) =>
    (await t.call('threads/get', { id }, user)).body as Output<'threads/get'>;
  const openPrivate = async (user: TestUser, resident_id: string) =>
    (await t.call('threads/open-private', { resident_id }, user)).body.id as string;
  const findTeam = (team: 'home' | 'handover') =>
    inSystem((db) =>
      db
        .selectFrom('threads')
        .select('id')
        .where('carehome_id', '=', carehomeId)
        .where('team', '=', team)
        .executeTakeFirstOrThrow(),
    );
  return {
    manager,
    carer: await addStaff('carer'),
    carehomeId,
    rose,
    ann,
    daughter: await addRelative(rose.id),
    son: await addRelative(rose.id),
    anns: await addRelative(ann.id),
    team: (await findTeam('home')).id,
    handover: (await findTeam('handover')).id,
    agree,
    addResident,
    addRelative,
    addStaff,
    send,
    list,
    listThreads,
    findRow,
    open,
    openPrivate,
  };
}

export type ChatHome = Awaited<ReturnType<typeof makeChatHome>>;
