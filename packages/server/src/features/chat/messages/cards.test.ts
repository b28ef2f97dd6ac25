import { randomUUID } from 'node:crypto';

import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { findGuideId, WALK } from '../../../testing/activities.ts';
import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { makeEventsOf } from '../../../testing/events.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeReports } from '../../reports/reports/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

interface Made {
  id: string;
  title: string;
}

/** For each kind a record that the daughter may open, and one that she may not. */
const MAKERS: Record<CardKind, (home: ChatHome, isOpen: boolean) => Promise<Made>> = {
  event: async ({ manager }, isOpen) => {
    const title = isOpen ? 'Summer fair' : 'Team meeting';
    const event = isOpen
      ? { title, day: '2026-11-18' }
      : { title, day: '2026-11-18', audience: 'staff' as const, family_scope: 'none' as const };
    const [id = ''] = await makeEventsOf(t, manager, [event]);
    return { id, title };
  },
  notice: async ({ manager }, isOpen) => {
    const title = isOpen ? 'New menu' : 'Rota change';
    const audience = isOpen ? 'all' : 'staff';
    const { body } = await t.call('notices/add', { title, body: 'x', audience }, manager);
    return { id: body.id as string, title };
  },
  activity: async ({ manager }, isOpen) => {
    if (isOpen) return findIdea(manager);
    const { body } = await t.call('activities/add', WALK, manager);
    return { id: body.id as string, title: WALK.title };
  },
  moment: async ({ manager, carehomeId, rose }, isOpen) => {
    const title = isOpen ? 'Hand massage' : 'Team note';
    const id = randomUUID();
    const person = { resident_id: rose.id, attendance: 'took_part', engagement: 3 } as const;
    await t.database.system(async (db) => {
      const consent = { purpose: 'share_activity_family', decision: 'yes', now: t.now() } as const;
      await decide(db, carehomeId, rose.id, consent);
      await makeReports(db, carehomeId, [
        {
          id,
          title,
          category: 'SEN',
          started_at: '2026-11-13T14:00:00.000Z',
          day: '2026-11-13',
          createdBy: manager.id,
          people: [{ ...person, share_with_family: isOpen }],
        },
      ]);
    });
    return { id, title };
  },
};

/** A guide of the library that has an idea for visits. */
async function findIdea(user: TestUser): Promise<Made> {
  const id = await findGuideId(t, IDEA);
  const { body } = await t.call('activities/get', { id }, user);
  return { id, title: body.title as string };
}
const IDEA = 'wool-winding';

describe.each(Object.entries(MAKERS))('a card of kind %s', (name, make) => {
  const kind = name as CardKind;
  const readTitle = async (home: ChatHome, user: TestUser) =>
    (await home.list(user, home.rose.threadId)).messages.at(-1)?.card?.title;

  it('shows its title to staff and to a relative who may open it', async () => {
    const home = await makeChatHome(t);
    const { id, title } = await make(home, true);
    const sent = await home.send(home.manager, home.rose.threadId, { card: { kind, id } });
    expect(sent.status).toBe(200);
    expect(await readTitle(home, home.carer)).toBe(title);
    expect(await readTitle(home, home.daughter)).toBe(title);
    const answer = await home.send(home.daughter, home.rose.threadId, { card: { kind, id } });
    expect(answer.status).toBe(200);
  });

  it('N1, N9: has no title for a relative who may not open it, who cannot send it either', async () => {
    const home = await makeChatHome(t);
    const { id, title } = await make(home, false);
    const sent = await home.send(home.manager, home.rose.threadId, { card: { kind, id } });
    expect(sent.status).toBe(200);
    expect(await readTitle(home, home.carer)).toBe(title);
    const { messages } = await home.list(home.daughter, home.rose.threadId);
    expect(messages.at(-1)?.card).toEqual({ kind, id, title: null, at: null });
    expect(JSON.stringify(messages)).not.toContain(title);
    const answer = await home.send(home.daughter, home.rose.threadId, { card: { kind, id } });
    expect(answer.status).toBe(404);
  });

  it('N2: of another home is unknown to everyone', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    const { id } = await make(other, false);
    for (const user of [home.manager, home.daughter])
      expect((await home.send(user, home.rose.threadId, { card: { kind, id } })).status).toBe(404);
  });
});
