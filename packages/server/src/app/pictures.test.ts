import { randomUUID } from 'node:crypto';

import type { Decision, Purpose } from '@relish/shared/residents/consents/purposes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../core/clock.ts';
import { endMembership } from '../features/accounts/people/public.ts';
import { keepPicture, makePicture } from '../features/residents/media/make.ts';
import { attachPicture, removePicture } from '../features/residents/media/public.ts';
import { diskStore } from '../files/disk-store.ts';
import { createMedia } from '../files/media.ts';
import { photoOfAPhone } from '../testing/pictures.ts';
import { decide, linkRelative, testResident } from '../testing/resident.ts';
import { testS3Server } from '../testing/s3-server.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const fetchPicture = (url: string, headers: Record<string, string> = {}, app = t) =>
  app.app.inject({ method: 'GET', url, headers });

/** Uploads over HTTP, attaches the picture to a consenting resident and returns its addresses. */
async function uploaded(app = t) {
  const us = await app.signIn();
  const body = await photoOfAPhone();
  const id = (await app.send('media/upload', { token: us.token, body })).body.id as string;
  const { carehomeId } = us;
  const residentId = await app.database.system(async (db) => {
    const resident = await testResident(db, carehomeId, app.now());
    const use = { residentId: resident, purpose: 'photo_record', userId: us.id } as const;
    await attachPicture(db, carehomeId, id, use);
    return resident;
  });
  const says = (purpose: Purpose, decision: Decision) =>
    app.database.system((db) =>
      decide(db, carehomeId, residentId, { purpose, decision, now: app.now() }),
    );
  await says('photo_record', 'yes');
  const daughter = await app.signIn({ role: 'relative', carehomeId });
  const linkId = await app.database.system((db) =>
    linkRelative(db, carehomeId, { userId: daughter.id, residentId, now: app.now() }),
  );
  const urls = (
    audience: 'staff' | 'family' = 'staff',
    viewer = audience === 'staff' ? us : daughter,
  ) => app.media.signUrls({ carehomeId, holderId: viewer.sessionId, id, audience, now: app.now() });
  return { us, daughter, id, residentId, linkId, says, urls };
}

const fetchStatus = async (url: string) => (await fetchPicture(url)).statusCode;

async function expectNotFound(url: string) {
  const { statusCode, headers, body } = await fetchPicture(url);
  expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  expect((JSON.parse(body) as { code: string }).code).toBe('not_found');
}

describe.each(['disk', 'S3'])('a picture stored on %s', (where) => {
  let app: TestApp;
  let s3: Awaited<ReturnType<typeof testS3Server>> | undefined;
  beforeAll(async () => {
    s3 = where === 'S3' ? await testS3Server() : undefined;
    app = await testApp(s3?.config);
  });
  afterAll(() => s3?.close());

  it('is served in every size, upright and without EXIF (N5)', async () => {
    const { urls } = await uploaded(app);
    for (const [size, url] of Object.entries(urls())) {
      const answer = await fetchPicture(url, {}, app);
      expect([size, answer.statusCode]).toEqual([size, 200]);
      const read = await sharp(answer.rawPayload).metadata();
      expect([read.format, read.exif, read.icc, read.xmp]).toEqual([
        'webp',
        undefined,
        undefined,
        undefined,
      ]);
      expect(read.height).toBe(read.width * 2);
    }
  });
});

describe('a picture', () => {
  it('is cached privately with revalidation, and available to the native app', async () => {
    const { headers } = await fetchPicture((await uploaded()).urls().small);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-security-policy']).toContain("img-src 'self'");
    const call = await t.app.inject({ method: 'POST', url: '/api/v2/ping' });
    expect(call.headers['cross-origin-resource-policy']).toBe('same-site');
  });

  it('is answered 304 to a client that has it, unless consent was withdrawn', async () => {
    const { urls, says } = await uploaded();
    const { small, large } = urls();
    const etag = String((await fetchPicture(small)).headers.etag);
    const again = await fetchPicture(small, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await fetchPicture(large, { 'if-none-match': etag })).statusCode).toBe(200);
    await says('photo_record', 'withdrawn');
    expect((await fetchPicture(small, { 'if-none-match': etag })).statusCode).toBe(404);
  });

  it('is hidden at once when consent is withdrawn, and shown again after a new yes', async () => {
    const { urls, says } = await uploaded();
    const { large } = urls();
    expect(await fetchStatus(large)).toBe(200);
    for (const decision of ['withdrawn', 'no', 'ask_each_time'] as const) {
      await says('photo_record', decision);
      await expectNotFound(large);
    }
    await says('photo_record', 'yes');
    expect(await fetchStatus(large)).toBe(200);
  });

  it('is shown to families only with that consent', async () => {
    const { urls, says } = await uploaded();
    await expectNotFound(urls('family').small);
    await says('photo_own_family', 'yes');
    expect(await fetchStatus(urls('family').small)).toBe(200);
    await says('photo_own_family', 'withdrawn');
    await expectNotFound(urls('family').small);
    expect(await fetchStatus(urls().small)).toBe(200);
  });

  it('N3: is hidden at once from a blocked relative, including at signed addresses', async () => {
    const { urls, says, linkId } = await uploaded();
    await says('photo_own_family', 'yes');
    const { small } = urls('family');
    expect(await fetchStatus(small)).toBe(200);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', linkId)
        .execute(),
    );
    await expectNotFound(small);
  });

  it('N1: is not shown to another family at any address', async () => {
    const { us, urls, says } = await uploaded();
    await says('photo_own_family', 'yes');
    const stranger = await t.signIn({ role: 'relative', carehomeId: us.carehomeId });
    await expectNotFound(urls('family', stranger).small);
  });

  it('is hidden at once from a user whose work here has ended', async () => {
    const { us, urls } = await uploaded();
    const carer = await t.signIn({ role: 'carer', carehomeId: us.carehomeId });
    const { small } = urls('staff', carer);
    expect(await fetchStatus(small)).toBe(200);
    await t.database.system((db) => endMembership(db, us.carehomeId, carer.id, t.now()));
    await expectNotFound(small);
  });

  it('that is unused or removed is shown to no one', async () => {
    const { us, id, urls } = await uploaded();
    const body = await photoOfAPhone();
    const unused = (await t.send('media/upload', { token: us.token, body })).body.id as string;
    const { carehomeId } = us;
    const now = t.now();
    await expectNotFound(
      t.media.signUrls({ carehomeId, holderId: us.sessionId, id: unused, audience: 'staff', now })
        .thumb,
    );
    await t.database.system((db) => removePicture(db, carehomeId, id, now));
    await expectNotFound(urls().thumb);
  });

  it('of a demonstration is shown like any other', async () => {
    const { us, residentId } = await uploaded();
    const kept = await keepPicture(t.media, await photoOfAPhone());
    const { carehomeId } = us;
    const now = t.now();
    const use = { residentId, purpose: 'photo_record', userId: us.id, now } as const;
    const id = await t.database.system((db) => makePicture(db, carehomeId, kept, use));
    expect(
      await fetchStatus(
        t.media.signUrls({ carehomeId, holderId: us.sessionId, id, audience: 'staff', now }).small,
      ),
    ).toBe(200);
  });
});

describe('a signed address', () => {
  it('is stable for some minutes and expires within ten', async () => {
    const { urls } = await uploaded();
    const inWindow = t.now().getTime() % minutes(5);
    t.advance(minutes(5) - inWindow);
    const first = urls();
    t.advance(minutes(5) - 1);
    expect(urls()).toEqual(first);
    t.advance(1);
    const second = urls();
    expect(second.small).not.toBe(first.small);
    t.advance(minutes(5) - 1);
    expect(await fetchStatus(first.small)).toBe(200);
    t.advance(1);
    await expectNotFound(first.small);
    expect(await fetchStatus(second.small)).toBe(200);
  });

  it('fails when any part of it is changed', async () => {
    const [ours, theirs] = [await uploaded(), await uploaded()];
    await ours.says('photo_own_family', 'yes');
    const { small } = ours.urls();
    expect(await fetchStatus(small)).toBe(200);
    const until = Number(/until=(\d+)/.exec(small)?.[1]);
    const proof = String(/proof=([\w-]+)/.exec(small)?.[1]);
    for (const changed of [
      small.replace('/small', '/large'),
      small.replace('for=staff', 'for=family'),
      small.replace(`by=${ours.us.sessionId}`, `by=${theirs.us.sessionId}`),
      small.replace(`until=${until}`, `until=${until + 1}`),
      small.replace(`until=${until}`, `until=0${until}0`),
      small.replace(ours.id, theirs.id),
      small.replace(ours.us.carehomeId, theirs.us.carehomeId),
      small.replace(proof, String(/proof=([\w-]+)/.exec(theirs.urls().small)?.[1])),
      small.replace(proof, proof.slice(1)),
      small.replace(proof, ''),
      small.replace(`&proof=${proof}`, ''),
      `${small}&proof=${proof}`,
      `${small}&for=family`,
      small.split('?')[0] ?? '',
    ])
      await expectNotFound(changed);
  });

  it('for another home’s picture fails', async () => {
    const [ours, theirs] = [await uploaded(), await uploaded()];
    const { carehomeId } = ours.us;
    const holderId = ours.us.sessionId;
    const mixed = { carehomeId, holderId, id: theirs.id, audience: 'staff', now: t.now() } as const;
    await expectNotFound(t.media.signUrls(mixed).small);
  });

  it('signed by another server fails', async () => {
    const { us, id } = await uploaded();
    const now = t.now();
    const other = createMedia(diskStore(t.mailbox.folder), Buffer.alloc(32, 7));
    const { carehomeId, sessionId: holderId } = us;
    const of = { carehomeId, holderId, id, audience: 'staff', now } as const;
    await expectNotFound(other.signUrls(of).small);
  });

  it.each([
    '/media',
    '/media/',
    '/media/x',
    '/media/..%2fsecret.key/x/small',
    `/media/${randomUUID()}/${randomUUID()}/small`,
    `/media/${randomUUID()}/${randomUUID()}/huge?for=staff&until=99999999999&proof=x`,
    `/media/${randomUUID()}/%ff/small?until=1`,
  ])('that was never issued fails without serving the page: %s', async (url) => {
    const { statusCode, headers } = await fetchPicture(url);
    expect([404, 422]).toContain(statusCode);
    expect(headers['content-type']).toContain('application/json');
  });

  it('never appears in the log', async () => {
    const { urls, id } = await uploaded();
    await fetchPicture(urls().small);
    expect(t.log.join('\n')).toContain('/media/:carehomeId/:id/:size');
    for (const part of [id, 'proof=', 'until=']) expect(t.log.join('\n')).not.toContain(part);
  });
});
