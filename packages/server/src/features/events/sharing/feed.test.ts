import type { Input } from '@relish/shared/calls.ts';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { randomAddress, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) => {
  const { status, body } = await t.call('events/add', { ...aSingAlong, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};

const createFeed = async (user: TestUser): Promise<string> => {
  const { status, body } = await t.call('sharing/create-feed', {}, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.path as string;
};

const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'GET',
    url,
    headers: { 'x-forwarded-for': randomAddress(), ...headers },
  });

const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => ({
      uid: String(component.getFirstPropertyValue('uid')),
      title: String(component.getFirstPropertyValue('summary')),
      status: String(component.getFirstPropertyValue('status')),
    }));

const listTitles = async (url: string) =>
  readEvents((await fetchFeed(url)).body).map(({ title }) => title);

describe('a calendar feed', () => {
  it('lists the events of the home, cancelled ones as cancelled', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const cancelled = await add(manager, { title: 'Outing to the sea', day: '2026-11-19' });
    await t.call('events/cancel', { id: cancelled, reason: 'Storm' }, manager);
    const answer = await fetchFeed(await createFeed(manager));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(readEvents(answer.body)).toEqual([
      { uid: id, title: 'Sing-along', status: 'CONFIRMED' },
      { uid: cancelled, title: 'Cancelled: Outing to the sea', status: 'CANCELLED' },
    ]);
    expect((await t.call('sharing/feed-status', {}, manager)).body.feed.last_used_at).toBe(
      t.now().toISOString(),
    );
  });

  it('answers 304 until an event changes or disappears', async () => {
    const manager = await t.signIn();
    await add(manager);
    const gone = await add(manager, { title: 'Tea dance' });
    const url = await createFeed(manager);
    const first = await fetchFeed(url);
    const etag = String(first.headers.etag);
    const modified = String(first.headers['last-modified']);
    t.advance(5000);
    const status = async (headers: Record<string, string>) =>
      (await fetchFeed(url, headers)).statusCode;
    expect(await status({ 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await status({ 'if-modified-since': modified })).toBe(304);
    expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
    // The tag decides where both are sent.
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
    await t.call('events/delete', { id: gone }, manager);
    expect(await status({ 'if-none-match': etag })).toBe(200);
    expect(await status({ 'if-modified-since': modified })).toBe(200);
  });

  it('stops when it is revoked or replaced', async () => {
    const manager = await t.signIn();
    const first = await createFeed(manager);
    const second = await createFeed(manager);
    expect((await fetchFeed(first)).statusCode).toBe(404);
    expect((await fetchFeed(second)).statusCode).toBe(200);
    expect((await t.call('sharing/revoke-feed', {}, manager)).status).toBe(200);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect((await t.call('sharing/feed-status', {}, manager)).body).toEqual({ feed: null });
  });

  it('stops when the membership ends, also after a colleague returns', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const url = await createFeed(carer);
    const update = (values: { ended_at: Date | null; started_at?: Date }) =>
      t.database.system((db) =>
        db.updateTable('memberships').set(values).where('user_id', '=', carer.id).execute(),
      );
    await update({ ended_at: t.now() });
    expect((await fetchFeed(url)).statusCode).toBe(404);
    t.advance(1000);
    await update({ ended_at: null, started_at: t.now() });
    expect((await fetchFeed(url)).statusCode).toBe(404);
    expect((await t.call('sharing/feed-status', {}, carer)).body).toEqual({ feed: null });
  });

  it('limits guessing of addresses, without blocking a real one', async () => {
    const url = await createFeed(await t.signIn());
    const address = { 'x-forwarded-for': '10.7.7.7' };
    let last = 0;
    for (let each = 0; each < 101; each += 1)
      last = (await fetchFeed(`/calendar/${String(each).padStart(43, 'x')}.ics`, address))
        .statusCode;
    expect(last).toBe(429);
    expect((await fetchFeed(url, address)).statusCode).toBe(200);
  });

  it('does not exist in another form of address', async () => {
    const url = await createFeed(await t.signIn());
    expect((await fetchFeed(url.replace('.ics', ''))).statusCode).toBe(404);
    expect((await fetchFeed('/calendar/..%2F..%2Fapi.ics')).statusCode).toBe(404);
  });
});

describe('what must never happen', () => {
  it('N1: the feed of a relative has the events of their family and nothing of others', async () => {
    const manager = await t.signIn();
    const [own, other] = [
      await makeFamily(t, manager, 'MARCHBANKS'),
      await makeFamily(t, manager, 'OKONKWO'),
    ];
    const linked = { family_scope: 'linked_to_invited' } as const;
    await add(manager, { title: 'For all families' });
    await add(manager, { title: 'With her', resident_ids: [own.residentId], ...linked });
    await add(manager, { title: 'With another', resident_ids: [other.residentId], ...linked });
    await add(manager, { title: 'For nobody outside', family_scope: 'none' });
    await add(manager, { title: 'Handover', audience: 'staff', family_scope: 'none' });
    const url = await createFeed(own.relative);
    expect((await listTitles(url)).toSorted()).toEqual(['For all families', 'With her']);
    expect((await fetchFeed(url)).body).not.toContain(other.residentId);
  });

  it('N2: the feed has nothing of another home', async () => {
    await add(await t.signIn(), { title: 'Elsewhere' });
    expect(await listTitles(await createFeed(await t.signIn()))).toEqual([]);
  });

  it('N3: the feed of a relative stops when their link is blocked, for good', async () => {
    const manager = await t.signIn();
    const { relative, linkId } = await makeFamily(t, manager, 'MARCHBANKS');
    await add(manager);
    const url = await createFeed(relative);
    expect(await listTitles(url)).toEqual(['Sing-along']);
    t.advance(1000);
    const { status } = await t.call(
      'relatives/block',
      { id: linkId, reason: 'A safeguarding matter' },
      manager,
    );
    expect(status).toBe(200);
    expect((await fetchFeed(url)).statusCode).toBe(404);
  });

  it('N17: neither feed, file nor log has the name of a resident', async () => {
    const manager = await t.signIn();
    const { residentId } = await makeFamily(t, manager, 'MARCHBANKS');
    const id = await add(manager, {
      title: 'Birthday of MARCHBANKS-PREFERRED MARCHBANKS-LAST',
      description: 'MARCHBANKS-FIRST likes cake.',
      place: 'Room of MARCHBANKS-FIRST',
      resident_ids: [residentId],
    });
    await t.call('events/cancel', { id, reason: 'MARCHBANKS-PREFERRED is ill' }, manager);
    const url = await createFeed(manager);
    const { body } = await fetchFeed(url);
    const file = (await t.call('sharing/ics', { id }, manager)).body;
    expect(readEvents(body)[0]?.title).toBe('Cancelled: Birthday of a resident');
    expect([body, file.text, file.file_name].join('\n').replaceAll('\r\n ', '')).not.toMatch(
      /MARCHBANKS/i,
    );
    const secret = url.replaceAll(/^.*\/|\.ics$/g, '');
    expect(t.log.join('\n')).not.toContain(secret);
  });

  it('keeps working when the package has expired', async () => {
    const manager = await t.signIn({ expired: true });
    expect((await fetchFeed(await createFeed(manager))).statusCode).toBe(200);
  });
});

describe('one event as a file', () => {
  it('is a calendar with this event', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const { status, body } = await t.call('sharing/ics', { id }, manager);
    expect([status, body.file_name, readEvents(body.text)]).toEqual([
      200,
      'event-2026-11-18.ics',
      [{ uid: id, title: 'Sing-along', status: 'CONFIRMED' }],
    ]);
  });

  it('N1: does not exist for a relative who does not see the event', async () => {
    const manager = await t.signIn();
    const { relative } = await makeFamily(t, manager, 'MARCHBANKS');
    const id = await add(manager, { family_scope: 'none' });
    expect((await t.call('sharing/ics', { id }, relative)).status).toBe(404);
  });
});
