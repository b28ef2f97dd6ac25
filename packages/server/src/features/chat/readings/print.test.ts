import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { makePhotoHome } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const print = async (user: TestUser, thread_id: string, day?: string) =>
  (await t.call('readings/print', { thread_id, ...(day !== undefined && { day }) }, user))
    .body as Output<'readings/print'>;

describe('the page for one day', () => {
  it('has the messages of the family in order, with who they are to the resident', async () => {
    const home = await makeChatHome(t);
    const { carer, manager, daughter, son, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'Deleted' });
    await t.call('messages/delete', { thread_id: rose.threadId, number: 1 }, daughter);
    await home.send(daughter, rose.threadId, { body: 'Good morning, Mum.' });
    await home.send(manager, rose.threadId, { body: 'She is well.' });
    await home.send(carer, rose.threadId, { body: 'Hello', of_resident: true });
    await home.send(son, rose.threadId, { body: 'See you on Sunday.' });
    const page = await print(carer, rose.threadId);
    expect(page).toMatchObject({
      day: dayIn('Europe/London', t.now()),
      earlier: null,
      later: null,
      has_more: false,
    });
    expect(page.messages).toEqual([
      {
        number: 2,
        at: t.now().toISOString(),
        author: 'Kim',
        relationship: 'child',
        body: 'Good morning, Mum.',
        photos: [],
      },
      expect.objectContaining({ number: 5, body: 'See you on Sunday.' }),
    ]);
  });

  it('begins with the last day on which the family wrote, and leads to the others', async () => {
    const home = await makeChatHome(t);
    const { carer, daughter, rose } = home;
    expect(await print(carer, rose.threadId)).toMatchObject({ day: null, messages: [] });
    const today = dayIn('Europe/London', t.now());
    await home.send(daughter, rose.threadId, { body: 'First' });
    t.advance(days(3));
    await home.send(daughter, rose.threadId, { body: 'Second' });
    t.advance(days(1));
    await home.send(carer, rose.threadId);
    const last = addDays(today, 3);
    expect(await print(carer, rose.threadId)).toMatchObject({
      day: last,
      earlier: today,
      later: null,
      messages: [{ body: 'Second' }],
    });
    expect(await print(carer, rose.threadId, today)).toMatchObject({
      day: today,
      earlier: null,
      later: last,
      messages: [{ body: 'First' }],
    });
    expect(await print(carer, rose.threadId, addDays(today, 1))).toMatchObject({
      earlier: today,
      later: last,
      messages: [],
    });
  });

  it('is not for private and team threads', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose, team } = home;
    const priv = await home.openPrivate(daughter, rose.id);
    for (const thread_id of [priv, team])
      expect((await t.call('readings/print', { thread_id }, manager)).status).toBe(404);
  });

  it('N4, N24: prints a photo only while everyone in it agrees', async () => {
    const home = await makePhotoHome(t);
    await home.says(home.rose, 'chat_family', 'yes');
    const families = (await t.call('threads/families', {}, home.manager))
      .body as Output<'threads/families'>;
    const family = families.find(({ resident }) => resident.id === home.rose);
    const thread_id = family?.thread_id ?? '';
    const suggestion = {
      media_id: await home.upload(home.roses),
      resident_id: home.rose,
      may_share: true,
    } as const;
    const photoId = (await t.call('photos/suggest', suggestion, home.roses)).body.id as string;
    const message = { id: randomUUID(), thread_id, photo_ids: [photoId] };
    expect((await t.call('messages/send', message, home.roses)).status).toBe(200);
    const photos = async () => (await print(home.manager, thread_id)).messages[0]?.photos;
    // The home has not accepted it yet.
    expect(await photos()).toEqual([]);
    await t.call('photos/answer', { id: photoId, accept: true }, home.manager);
    expect((await home.save(photoId)).status).toBe(200);
    expect(await photos()).toMatchObject([{ id: photoId }]);
    await home.says(home.ann, 'photo_other_families', 'no');
    expect(await photos()).toEqual([]);
    await home.says(home.ann, 'photo_other_families', 'yes');
    await home.says(home.rose, 'photo_life_story', 'withdrawn');
    expect(await photos()).toEqual([]);
  });
});
