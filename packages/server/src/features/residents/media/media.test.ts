import { randomUUID } from 'node:crypto';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { Readable } from 'node:stream';

import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days, minutes } from '../../../core/clock.ts';
import { newPictureKey } from '../../../files/media.ts';
import { photoOfAPhone, testPicture } from '../../../testing/pictures.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { attachPicture, insertPicture, removePicture } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const upload = (
  { token }: { token: string },
  body: Buffer,
  headers: Record<string, string> = { 'content-type': 'image/jpeg' },
) => t.send('media/upload', { token, body, headers });

const listRows = ({ carehomeId }: TestUser, app = t) =>
  app.database.system((db) =>
    db.selectFrom('media').selectAll().where('carehome_id', '=', carehomeId).execute(),
  );

const attach = async (user: TestUser, id: string, { as = user.id, app = t } = {}) => {
  const { carehomeId } = user;
  const residentId = await app.database.system((db) => testResident(db, carehomeId, app.now()));
  const use = { residentId, purpose: 'photo_record', userId: as } as const;
  return app.database.asTenant({ carehomeId, userId: user.id, isRelative: false }, (db) =>
    attachPicture(db, carehomeId, id, use),
  );
};

describe('an upload', () => {
  it('is stored complete and unused for its owner, and audited', async () => {
    const us = await t.signIn();
    const { status, body } = await upload(us, await photoOfAPhone());
    expect([status, body]).toEqual([200, { id: body.id, width: 320, height: 640 }]);
    const [row, ...others] = await listRows(us);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: body.id, resident_id: null, purpose: null, removed_at: null });
    expect(row).toMatchObject({ uploaded_by: us.id, width: 320, height: 640 });
    expect(row?.bytes).toBeGreaterThan(100);
    expect(await t.media.read(row?.key ?? '', 'thumb')).toBeInstanceOf(Buffer);
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'entity_id'])
        .where('user_id', '=', us.id)
        .execute(),
    );
    expect(noted).toEqual([{ action: 'media.upload', entity_id: body.id }]);
  });

  it('with the idempotency key of another file is refused', async () => {
    const us = await t.signIn();
    const headers = { 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() };
    const other = await testPicture({ width: 40 }).jpeg().toBuffer();
    expect((await upload(us, await photoOfAPhone(), headers)).status).toBe(200);
    expect((await upload(us, other, headers)).status).toBe(422);
    expect(await listRows(us)).toHaveLength(1);
  });

  it('is identified by content, not by name', async () => {
    const us = await t.signIn();
    const picture = await testPicture().png().toBuffer();
    for (const type of ['image/jpeg', 'image/heic', 'application/octet-stream', 'text/html'])
      expect((await upload(us, picture, { 'content-type': type })).status).toBe(200);
  });

  it('is open to relatives too', async () => {
    const relative = await t.signIn({ role: 'relative' });
    expect((await upload(relative, await photoOfAPhone())).status).toBe(200);
  });

  it.each([
    ['a letter', Buffer.from('Dear Sir or Madam')],
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['JSON', Buffer.from('{}')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is rejected at the field and leaves nothing', async (_, content) => {
    const us = await t.signIn();
    const { status, error } = await upload(us, content);
    expect([status, error.code]).toEqual([422, 'invalid']);
    expect(error.errors?.['file']?.[0]).toBe(error.message);
    expect(await listRows(us)).toEqual([]);
  });

  it('of more than 10 MB is rejected in plain words, with or without a content length', async () => {
    const us = await t.signIn();
    const answer = await upload(us, Buffer.alloc(11 * 1024 * 1024, 0xff));
    const messages = ['This file is too large. Send one of at most 10 MB.'];
    expect([answer.status, answer.error.errors]).toEqual([422, { file: messages }]);
    const unannounced = await t.app.inject({
      method: 'POST',
      url: '/api/v2/media/upload',
      headers: { authorization: `Bearer ${us.token}`, 'content-type': 'image/jpeg' },
      payload: Readable.from(Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024, 0xff))),
    });
    expect([unannounced.statusCode, unannounced.json()]).toEqual([422, answer.body]);
    expect(await listRows(us)).toEqual([]);
  });

  it('requires the CSRF header', async () => {
    const us = await t.signIn();
    const { status } = await upload(us, await photoOfAPhone(), { cookie: 'XSRF-TOKEN=abc' });
    expect(status).toBe(403);
  });

  it('is limited to 200 an hour', async () => {
    const us = await t.signIn();
    const statuses: number[] = [];
    for (let count = 0; count <= 200; count += 1) {
      // Stays below the general write limit.
      t.advance(1000);
      statuses.push((await upload(us, Buffer.from('x'))).status);
    }
    expect(statuses.slice(-2)).toEqual([422, 429]);
    t.advance(minutes(61));
    expect((await upload(us, Buffer.from('x'))).status).toBe(422);
  });
});

const listening = async () => {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  return t.app.server.address() as AddressInfo;
};

/** Sends headers only; the body never follows. */
async function sendHead(headers: Record<string, string>): Promise<Socket> {
  const { port } = await listening();
  const socket = createConnection(port, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/v2/media/upload HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`);
  return socket;
}

const answerOn = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString().split('\r\n')[0] ?? ''));
  });

async function answerToHead(headers: Record<string, string>): Promise<string> {
  const socket = await sendHead(headers);
  const answer = await answerOn(socket);
  socket.destroy();
  return answer;
}

describe('before any byte of a file is read', () => {
  const file = { 'content-type': 'image/jpeg', 'content-length': '10000000' };

  it('unauthenticated requests are refused', async () => {
    expect(await answerToHead(file)).toContain(' 401 ');
    expect(await answerToHead({ ...file, authorization: `Bearer ${'x'.repeat(43)}` })).toContain(
      ' 401 ',
    );
  });

  it('requests without permission or too large are refused', async () => {
    const [basic, us] = [await t.signIn({ is_basic: true }), await t.signIn()];
    expect(await answerToHead({ ...file, authorization: `Bearer ${basic.token}` })).toContain(
      ' 403 ',
    );
    const large = { ...file, 'content-length': '11000000', authorization: `Bearer ${us.token}` };
    expect(await answerToHead(large)).toContain(' 422 ');
  });

  it('requests above the memory limit are refused until others have finished', async () => {
    const us = await t.signIn();
    const head = { ...file, authorization: `Bearer ${us.token}` };
    // Thirteen fit and wait for their bodies; only the next is refused.
    const sockets = await Promise.all(Array.from({ length: 14 }, () => sendHead(head)));
    expect(await Promise.race(sockets.map(answerOn))).toContain(' 429 ');
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await upload(us, await photoOfAPhone())).status).toBe(200);
    await expect.poll(async () => (await upload(us, Buffer.alloc(10_000_000))).status).toBe(422);
  });
});

describe('attaching an upload', () => {
  it('works once, for its owner, in their home', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const colleague = await t.signIn({ carehomeId: us.carehomeId });
    const id = (await upload(us, await photoOfAPhone())).body.id as string;
    expect(await attach(them, id)).toBeUndefined();
    expect(await attach(them, id, { as: us.id })).toBeUndefined();
    expect(await attach(colleague, id)).toBeUndefined();
    expect(await attach(us, randomUUID())).toBeUndefined();
    expect(await attach(us, id)).toEqual({ id, width: 320, height: 640 });
    expect(await attach(us, id)).toBeUndefined();
  });

  it('fails for a removed upload, and removing works once, in the user’s home', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const id = (await upload(us, await photoOfAPhone())).body.id as string;
    const remove = (carehomeId: string) =>
      t.database.system((db) => removePicture(db, carehomeId, id, t.now()));
    expect(await remove(them.carehomeId)).toBe(false);
    expect(await remove(us.carehomeId)).toBe(true);
    expect(await remove(us.carehomeId)).toBe(false);
    expect(await attach(us, id)).toBeUndefined();
  });
});

it('a relative’s transaction sees only their own pictures', async () => {
  const staff = await t.signIn();
  const { carehomeId } = staff;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const ids: string[] = [];
  for (const user of [staff, relative])
    ids.push((await upload(user, await photoOfAPhone())).body.id as string);
  const seenBy = (userId: string, isRelative: boolean) =>
    t.database.asTenant({ carehomeId, userId, isRelative }, async (db) =>
      (await db.selectFrom('media').select('id').execute()).map(({ id }) => id),
    );
  expect(await seenBy(relative.id, true)).toEqual([ids[1]]);
  expect((await seenBy(staff.id, false)).toSorted()).toEqual(ids.toSorted());
  const inAnothersName = t.database.asTenant(
    { carehomeId, userId: relative.id, isRelative: true },
    (db) => insertPicture(db, carehomeId, { key: newPictureKey(), userId: staff.id, now: t.now() }),
  );
  await expect(inAnothersName).rejects.toMatchObject({ code: '42501' });
});

describe('the hourly sweep', () => {
  it('removes unused uploads after a day, removed pictures and incomplete uploads', async () => {
    const opened = await freshDatabase();
    const app = await testApp({ database: opened });
    const retention = deletePastRows({ ...app, clock: app.now }, { error: () => {} });
    retention.stop();
    const us = await app.signIn();
    const send = async () => {
      const body = await photoOfAPhone();
      return (await app.send('media/upload', { token: us.token, body })).body.id as string;
    };
    const [used, unused, removed] = [await send(), await send(), await send()];
    await attach(us, used, { app });
    await attach(us, removed, { app });
    await app.database.system((db) => removePicture(db, us.carehomeId, removed, app.now()));
    // As if the process was killed between the files and the row.
    const key = newPictureKey();
    const cutOff = await app.database.system((db) =>
      insertPicture(db, us.carehomeId, { key, userId: us.id, now: app.now() }),
    );
    await app.media.keep(key, await app.media.shape(await photoOfAPhone()));
    expect(await attach(us, cutOff, { app })).toBeUndefined();

    const keys = new Map((await listRows(us, app)).map((row) => [row.id, row.key]));
    const left = async () => {
      const ids = new Set((await listRows(us, app)).map(({ id }) => id));
      const files = [...keys].map(async ([id, each]) =>
        (await app.media.read(each, 'large')) ? id : undefined,
      );
      const withFile = new Set(await Promise.all(files));
      const names = { used, unused, removed, cutOff };
      return Object.entries(names).flatMap(([name, id]) => [
        ...(ids.has(id) ? [`${name} row`] : []),
        ...(withFile.has(id) ? [`${name} file`] : []),
      ]);
    };
    app.advance(days(1) - 1000);
    await retention.sweep();
    expect(await left()).toEqual([
      'used row',
      'used file',
      'unused row',
      'unused file',
      'cutOff row',
      'cutOff file',
    ]);
    app.advance(2000);
    await retention.sweep();
    expect(await left()).toEqual(['used row', 'used file']);
    await opened.close();
  });

  it('keeps the row while the files cannot be removed', async () => {
    const opened = await freshDatabase();
    const app = await testApp({ database: opened });
    const errors: string[] = [];
    const broken = { ...app.media, remove: () => Promise.reject(new Error('away')) };
    const log = { error: (_: object, message: string) => void errors.push(message) };
    const dependencies = { database: app.database, clock: app.now };
    const sweeps = [broken, app.media].map((media) =>
      deletePastRows({ ...dependencies, media }, log),
    );
    for (const each of sweeps) each.stop();
    const us = await app.signIn();
    await app.send('media/upload', { token: us.token, body: await photoOfAPhone() });
    app.advance(days(2));
    await sweeps[0]?.sweep();
    expect([errors, (await listRows(us, app)).length]).toEqual([['could not delete files'], 1]);
    await sweeps[1]?.sweep();
    expect(await listRows(us, app)).toEqual([]);
    await opened.close();
  });
});
