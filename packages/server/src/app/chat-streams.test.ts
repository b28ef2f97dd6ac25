import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { announce } from '../db/announce.ts';
import { type ChatHome, makeChatHome } from '../testing/chat-home.ts';
import { listen, openStream } from '../testing/live-stream.ts';
import { testApp, type TestUser } from '../testing/test-app.ts';

const t = await testApp();
const url = await listen(t);

/** Follows as a user, who hears of a message in the thread. */
async function followThread(home: ChatHome, user: TestUser, threadId: string) {
  const { events } = await openStream(url, user.token);
  const heard = () => events.flatMap(({ threads }) => threads);
  await expect.poll(() => events.length).toBe(1);
  await home.send(home.manager, threadId);
  await expect.poll(heard).toEqual([threadId]);
  return { events, heard };
}

/** Directly, because some of the changes also forbid to write. */
async function announceThread({ carehomeId }: ChatHome, threadId: string) {
  await t.database.system((db) => announce(db, carehomeId, { threadIds: [threadId] }));
  t.live.changed(carehomeId);
}

const execute = (statement: ReturnType<typeof sql>) =>
  t.database.system((db) => statement.execute(db));

const CHANGES: [string, (home: ChatHome) => Promise<unknown>][] = [
  [
    'N3: a blocked link',
    ({ daughter }) =>
      execute(sql`update relative_links set status = 'blocked' where id = ${daughter.linkId}`),
  ],
  [
    'a level below the family circle',
    ({ daughter }) =>
      execute(sql`update relative_links set access_level = 2 where id = ${daughter.linkId}`),
  ],
  ['N24: a withdrawn consent', ({ agree, rose }) => agree(rose.id, 'no')],
];

test.each(CHANGES)(
  '%s: a stream that was open before carries nothing of the thread afterwards',
  async (_name, change) => {
    const home = await makeChatHome(t);
    const { daughter, rose } = home;
    const hers = await followThread(home, daughter, rose.threadId);
    await change(home);
    const colleague = await openStream(url, home.manager.token);
    await expect.poll(() => colleague.events.length).toBe(1);
    await announceThread(home, rose.threadId);
    await expect.poll(() => colleague.events.at(-1)?.threads).toEqual([rose.threadId]);
    expect(hers.heard()).toEqual([rose.threadId]);
  },
);

test('a stream that was open before carries no threads after the package lost chat', async () => {
  const home = await makeChatHome(t);
  const { carehomeId, carer, rose } = home;
  const { events, heard } = await followThread(home, carer, rose.threadId);
  await execute(sql`update organisations o set package_title = 'Package A' from carehomes c
    where c.organisation_id = o.id and c.id = ${carehomeId}`);
  await announceThread(home, rose.threadId);
  await expect.poll(() => events.at(-1)).toMatchObject({ everything: true, threads: [] });
  expect(heard()).toEqual([rose.threadId]);
});

test('a stream of a carer carries a private thread only while it is assigned to them', async () => {
  const home = await makeChatHome(t);
  const { carer, daughter, manager, rose } = home;
  const id = await home.openPrivate(daughter, rose.id);
  const assign = (user_id: string | null) => t.call('threads/assign', { id, user_id }, manager);
  await assign(carer.id);
  const { heard } = await followThread(home, carer, id);
  await assign(null);
  const before = heard().length;
  await home.send(manager, id);
  await home.send(manager, rose.threadId);
  await expect.poll(heard).toContain(rose.threadId);
  expect(
    heard()
      .slice(before)
      .filter((each) => each === id),
  ).toEqual([]);
});
