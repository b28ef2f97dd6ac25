import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { endMembership } from '../../accounts/people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

interface Shown {
  id: string;
  seconds: number;
  film: string;
  captions: string;
  poster: { url: string };
  progress: unknown;
}

const listVideos = async (user: TestUser, filters = {}) =>
  (await t.call('dashboard/videos', filters, user)).body as Shown[];
const opened = async (user: TestUser) => {
  const [first] = await listVideos(user);
  return (await t.call('videos/open', { id: first?.id ?? '' }, user)).body as Shown;
};
const fetched = (url: string, range?: string) =>
  t.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });

describe('videos', () => {
  it('are listed by category and level, with the user’s progress', async () => {
    const us = await t.signIn();
    const all = await listVideos(us);
    expect(all.length).toBeGreaterThanOrEqual(8);
    const calm = await listVideos(us, { category: 'REL' });
    expect(calm.length).toBeGreaterThan(0);
    expect(calm.length).toBeLessThan(all.length);
    const { id, seconds } = await opened(us);
    await t.call('videos/set-progress', { id, seconds: 40 }, us);
    expect((await opened(us)).progress).toEqual({ seconds: 40, finished: false });
    await t.call('videos/set-progress', { id, seconds: 7000, finished: true }, us);
    await t.call('videos/set-progress', { id, seconds: 3 }, us);
    expect((await opened(us)).progress).toEqual({ seconds: 3, finished: true });
    const other = await t.signIn();
    expect((await opened(other)).progress).toBeNull();
    expect(seconds).toBeGreaterThan(40);
  });

  it('are closed after expiry, and open to relatives', async () => {
    const expired = await t.signIn({ package_title: 'Package D', expired: true });
    expect((await t.call('dashboard/videos', {}, expired)).status).toBe(403);
    const relative = await t.signIn({ role: 'relative' });
    expect((await t.call('dashboard/videos', {}, relative)).status).toBe(200);
  });

  it('support range requests, captions and a poster', async () => {
    const { film, captions, poster } = await opened(await t.signIn());
    const whole = await fetched(film);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(whole.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    const size = whole.rawPayload.length;
    expect(Number(whole.headers['content-length'])).toBe(size);

    const piece = await fetched(film, 'bytes=1000-400000');
    expect(piece.statusCode).toBe(206);
    const last = Math.min(400_000, size - 1);
    expect(piece.headers['content-range']).toBe(`bytes 1000-${last}/${size}`);
    expect(piece.rawPayload.equals(whole.rawPayload.subarray(1000, last + 1))).toBe(true);
    const beyond = await fetched(film, `bytes=${size}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);

    expect((await fetched(captions)).body).toMatch(/^WEBVTT/);
    expect((await fetched(poster.url)).headers['content-type']).toBe('image/jpeg');
  });

  it('cannot be opened with another user’s, an expired or a changed address', async () => {
    const us = await t.signIn();
    const { film } = await opened(us);
    const other = await t.signIn();
    expect(film).toContain(us.sessionId);
    expect((await fetched(film.replace(us.sessionId, other.sessionId))).statusCode).toBe(404);
    expect((await fetched(film.replace('/film', '/captions'))).statusCode).toBe(404);
    expect((await fetched(film.replace(/until=\d+/, 'until=9999999999'))).statusCode).toBe(404);
    await t.database.system((db) => endMembership(db, us.carehomeId, us.id, t.now()));
    expect((await fetched(film)).statusCode).toBe(404);
  });

  it('stop when the session or the package ends', async () => {
    const us = await t.signIn({ package_title: 'Package D' });
    const { film, poster } = await opened(us);
    const etag = String((await fetched(poster.url)).headers.etag);
    const statuses = async () => [
      (await fetched(film, 'bytes=0-9')).statusCode,
      (await t.app.inject({ url: poster.url, headers: { 'if-none-match': etag } })).statusCode,
    ];
    expect(await statuses()).toEqual([206, 304]);
    const setExpired = (expired: boolean) =>
      t.database.system((db) =>
        db
          .updateTable('organisations')
          .set({ expired })
          .where('id', '=', us.organisationId)
          .execute(),
      );
    await setExpired(true);
    expect(await statuses()).toEqual([404, 404]);
    await setExpired(false);
    expect(await statuses()).toEqual([206, 304]);
    await t.call('logout', {}, us);
    expect(await statuses()).toEqual([404, 404]);
  });

  it('have addresses that expire after some hours', async () => {
    const late = await testApp();
    const us = await late.signIn();
    const [first] = (await late.call('dashboard/videos', {}, us)).body as Shown[];
    late.advance(days(1));
    const url = first?.poster.url ?? '';
    expect((await late.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('watched together list residents, who must live here', async () => {
    const us = await t.signIn({ package_title: 'Package E' });
    const them = await t.signIn({ package_title: 'Package E' });
    const [ours, theirs] = await t.database.system(async (db) => [
      await testResident(db, us.carehomeId, t.now()),
      await testResident(db, them.carehomeId, t.now()),
    ]);
    const { id } = await opened(us);
    const say = (resident_ids: (string | undefined)[]) =>
      t.call('videos/watched-together', { id, resident_ids: resident_ids as string[] }, us);
    expect((await say([ours, theirs])).status).toBe(404);
    const kept = await say([ours]);
    expect(kept.status).toBe(200);
    const rows = await t.database.system((db) =>
      db
        .selectFrom('activity_choices')
        .select(['activity_id', 'resident_ids', 'chosen_by'])
        .where('carehome_id', '=', us.carehomeId)
        .execute(),
    );
    expect(rows).toEqual([{ activity_id: id, resident_ids: [ours], chosen_by: us.id }]);
  });
});
