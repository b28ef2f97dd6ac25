import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { makePhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('an edit', () => {
  it('is for its author, for 15 minutes, and keeps the earlier text', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'At tree' });
    const edit = (body: string, user: TestUser) =>
      t.call('messages/edit', { thread_id: rose.threadId, number: 1, body }, user);
    expect((await edit('At four', manager)).status).toBe(403);
    t.advance(minutes(14));
    expect((await edit('At three', daughter)).status).toBe(200);
    expect((await edit('At three', daughter)).status).toBe(200);
    const [message] = (await home.list(daughter, rose.threadId)).messages;
    expect(message).toMatchObject({ body: 'At three', edited_at: t.now().toISOString() });
    expect(message?.editable_until).not.toBeNull();
    t.advance(minutes(1));
    expect((await edit('At five', daughter)).status).toBe(422);
    expect((await home.list(daughter, rose.threadId)).messages[0]?.editable_until).toBeNull();
    const versions = await t.database.system((db) =>
      db
        .selectFrom('message_versions')
        .select(['body', 'replaced_by'])
        .where('thread_id', '=', rose.threadId)
        .execute(),
    );
    expect(versions).toEqual([{ body: 'At tree', replaced_by: daughter.id }]);
  });
});

describe('a deletion', () => {
  it('by the author or a manager leaves an empty place, and keeps the text for audits', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, son, rose } = home;
    for (const body of ['One', 'Two']) await home.send(daughter, rose.threadId, { body });
    await home.send(son, rose.threadId, { body: 'Three', reply_to: 1 });
    const remove = async (number: number, user: TestUser) =>
      (await t.call('messages/delete', { thread_id: rose.threadId, number }, user)).status;
    expect([await remove(1, carer), await remove(1, son)]).toEqual([403, 403]);
    expect([await remove(1, daughter), await remove(2, manager)]).toEqual([200, 200]);
    expect(await remove(1, daughter)).toBe(200);
    const { messages, last } = await home.list(son, rose.threadId);
    expect(last).toBe(3);
    expect(messages.map(({ body, is_deleted }) => [body, is_deleted])).toEqual([
      ['', true],
      ['', true],
      ['Three', false],
    ]);
    expect(messages[2]?.reply_to).toMatchObject({ number: 1, excerpt: '' });
    const kept = await t.database.system((db) =>
      db
        .selectFrom('message_versions')
        .select('body')
        .where('thread_id', '=', rose.threadId)
        .orderBy('number')
        .execute(),
    );
    expect(kept).toEqual([{ body: 'One' }, { body: 'Two' }]);
  });
});

describe('a reaction', () => {
  it('is one for each person, and names are for staff', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, son, rose } = home;
    await home.send(manager, rose.threadId);
    const react = (kind: 'heart' | 'thanks' | null, user: TestUser) =>
      t.call('messages/react', { thread_id: rose.threadId, number: 1, kind }, user);
    await react('thanks', daughter);
    await react('heart', daughter);
    await react('heart', son);
    const heart = { kind: 'heart', count: 2 };
    expect((await home.list(daughter, rose.threadId)).messages[0]?.reactions).toEqual([
      { ...heart, is_own: true, names: [] },
    ]);
    expect((await home.list(manager, rose.threadId)).messages[0]?.reactions).toEqual([
      { ...heart, is_own: false, names: ['Kim Sharma', 'Kim Sharma'] },
    ]);
    await react(null, son);
    expect((await home.list(son, rose.threadId)).messages[0]?.reactions).toMatchObject([
      { count: 1 },
    ]);
    expect((await react('heart', home.anns)).status).toBe(404);
  });
});

describe('a search', () => {
  it('finds words in one thread, latest first, and treats signs as letters', async () => {
    const home = await makeChatHome(t);
    const { daughter, rose, ann } = home;
    for (const body of ['Tea at 100%', `${'x '.repeat(200)}tea`, 'Coffee'])
      await home.send(daughter, rose.threadId, { body });
    await home.send(home.anns, ann.threadId, { body: 'tea' });
    const search = async (text: string) =>
      (await t.call('messages/search', { thread_id: rose.threadId, text }, daughter))
        .body as Output<'messages/search'>;
    const found = await search('TEA');
    expect(found.map(({ number }) => number)).toEqual([2, 1]);
    expect(found[0]?.excerpt).toMatch(/^….*tea$/);
    expect(await search('0%')).toMatchObject([{ number: 1, excerpt: 'Tea at 100%' }]);
    expect(await search('__')).toEqual([]);
  });
});

describe('photos', () => {
  const makeHome = async () => {
    const photos = await makePhotoHome(t);
    for (const id of [photos.rose, photos.ann]) await photos.says(id, 'chat_family', 'yes');
    const families = (await t.call('threads/families', {}, photos.manager))
      .body as Output<'threads/families'>;
    const find = (id: string) => families.find(({ resident }) => resident.id === id)!.thread_id;
    const send = (user: TestUser, thread_id: string, photo_ids: string[]) =>
      t.call('messages/send', { id: randomUUID(), thread_id, photo_ids }, user);
    const read = async (user: TestUser, thread_id: string) =>
      ((await t.call('messages/list', { thread_id }, user)).body as Output<'messages/list'>)
        .messages[0];
    return { ...photos, thread: find(photos.rose), annThread: find(photos.ann), send, read };
  };

  it('N4, N24: are decided for each reader at each time', async () => {
    const home = await makeHome();
    const id = await home.share();
    expect((await home.send(home.manager, home.thread, [id])).status).toBe(200);
    expect(await home.read(home.roses, home.thread)).toMatchObject({
      photos: [{ id }],
      hidden_photos: 0,
    });
    await home.says(home.ann, 'photo_other_families', 'no');
    expect(await home.read(home.roses, home.thread)).toMatchObject({
      photos: [],
      hidden_photos: 1,
    });
    expect(await home.read(home.manager, home.thread)).toMatchObject({ photos: [{ id }] });
  });

  it('tell staff, but no family, whether the family sees them', async () => {
    const home = await makeHome();
    const people = [{ kind: 'resident' as const, resident_id: home.rose, region: RED }];
    const id = await home.share({ people, sharing: 'staff' });
    expect((await home.send(home.manager, home.thread, [id])).status).toBe(200);
    const readFor = async (user: TestUser) =>
      (await home.read(user, home.thread))?.photos.map(({ family_sees }) => family_sees);
    expect(await readFor(home.manager)).toEqual([false]);
    await home.save(id, { people, sharing: 'own_family' });
    expect(await readFor(home.manager)).toEqual([true]);
    expect(await readFor(home.roses)).toEqual([null]);
    await home.says(home.rose, 'photo_own_family', 'no');
    expect(await readFor(home.manager)).toEqual([false]);
    expect(await readFor(home.roses)).toEqual([]);
  });

  it('are of the thread’s resident, and relatives attach only what they suggested', async () => {
    const home = await makeHome();
    const people = [{ kind: 'resident' as const, resident_id: home.rose, region: RED }];
    const id = await home.share({ people });
    expect((await home.send(home.manager, home.annThread, [id])).status).toBe(422);
    expect((await home.send(home.roses, home.thread, [id])).status).toBe(404);
    const suggestion = {
      media_id: await home.upload(home.roses),
      resident_id: home.rose,
      may_share: true,
    } as const;
    const { body } = await t.call('photos/suggest', suggestion, home.roses);
    expect((await home.send(home.roses, home.thread, [body.id as string])).status).toBe(200);
    expect((await home.send(home.anns, home.annThread, [body.id as string])).status).toBe(404);
    expect(await home.read(home.manager, home.thread)).toMatchObject({ photos: [{ id: body.id }] });
    // Until the home has accepted it, no one else of the family sees it.
    const son = await home.makeRelative(home.rose);
    expect(await home.read(son, home.thread)).toMatchObject({ photos: [], hidden_photos: 1 });
  });
});

describe('a card', () => {
  it('has a title only for readers who may see the record now', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose } = home;
    const add = async (audience: 'staff' | 'all') =>
      (await t.call('notices/add', { title: `For ${audience}`, body: 'x', audience }, manager)).body
        .id as string;
    const [all, staff] = [await add('all'), await add('staff')];
    for (const id of [all, staff])
      await home.send(manager, rose.threadId, { card: { kind: 'notice', id } });
    const titles = async (user: TestUser) =>
      (await home.list(user, rose.threadId)).messages.map(({ card }) => card?.title);
    expect(await titles(manager)).toEqual(['For all', 'For staff']);
    expect(await titles(daughter)).toEqual(['For all', null]);
    const { status } = await home.send(daughter, rose.threadId, {
      card: { kind: 'notice', id: staff },
    });
    expect(status).toBe(404);
    for (const kind of ['event', 'activity', 'moment'] as const)
      expect((await home.send(manager, rose.threadId, { card: { kind, id: all } })).status).toBe(
        404,
      );
    await t.call('notices/withdraw', { id: all }, manager);
    expect(await titles(daughter)).toEqual([null, null]);
  });
});
