import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { Place } from '../core/fair-turns.ts';
import { renderLimit } from '../core/limits.ts';
import { countAttempt, hasAttempts } from '../db/attempts.ts';
import { findGuideId } from '../testing/activities.ts';
import { foreignRecords } from '../testing/foreign-records.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const all = Object.entries<Call>(calls) as [CallName, Call][];
const rendering = all.flatMap(([name, { renders, access }]) =>
  renders ? [{ name, access, ...renders }] : [],
);

const answers = ({ output }: Call) =>
  Object.keys((z.toJSONSchema(output, { unrepresentable: 'any' }).properties as object) ?? {});

it('every call that returns a file, document content or a whole record declares that it renders', () => {
  const heavy = all.filter(([, call]) =>
    answers(call).some((field) =>
      ['base64', 'csv', 'content', 'sections', 'parts'].includes(field),
    ),
  );
  expect(heavy.length).toBeGreaterThanOrEqual(7);
  expect(heavy.filter(([, { renders }]) => !renders).map(([name]) => name)).toEqual([]);
});

it('rendering calls require a signed-in user', () => {
  expect(rendering.filter(({ access }) => access === 'public')).toEqual([]);
});

it.each(rendering)('$name returns 429 with a retry time above its hourly limit', async (call) => {
  const isForFamilies = ['relatives.view', 'photos.download'].includes(call.access);
  const role = isForFamilies ? 'relative' : 'home_manager';
  const [us, them] = [await t.signIn({ role }), await t.signIn()];
  const input = (await foreignRecords(t)[call.name]?.(them)) ?? {};
  const ask = () => t.send(call.name, { body: JSON.stringify(input), token: us.token });
  const { key, windowMs, max } = renderLimit(call.name, call.perHour, us.id);
  await t.database.system(async (db) => {
    for (let used = 1; used < max; used += 1) await countAttempt(db, key, windowMs, t.now());
  });
  expect((await ask()).status).not.toBe(429);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.error.message).toMatch(/try again in (a minute|\d+ minutes)\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

describe('many concurrent print requests', () => {
  it('of one user are refused above two, while a colleague is served', async () => {
    const us = await t.signIn();
    const colleague = await t.signIn({ carehomeId: us.carehomeId });
    const input = { ids: [await findGuideId(t, 'wool-winding')], layout: 'cards' as const };
    const storm = Array.from({ length: 45 }, () => t.call('activities/print', input, us));
    const beside = t.call('activities/print', input, colleague);
    const answered = await Promise.all(storm);
    const statuses = answered.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    const refused = answered.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await beside).status).toBe(200);
    // A request refused for lack of room does not count towards the hourly limit and frees its place.
    expect((await t.call('activities/print', input, us)).status).toBe(200);
  });

  it('are not rendered once their clients have gone', async () => {
    const us = await t.signIn();
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const ids = [await findGuideId(t, 'wool-winding')];
    const { renderer } = t.jobContext;
    const freePlaces = (who: string) => {
      const places: Place[] = [];
      try {
        for (;;) places.push(renderer.enter('pdf', who));
      } catch {
        return places.length;
      } finally {
        for (const place of places) place.leave();
      }
    };
    // Holds every turn, so that the request has to wait.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const holders = ['a', 'b', 'c', 'd'].map((who) =>
      renderer.enter('pdf', who).inTurn(() => released),
    );
    const sent = request({
      port,
      host: '127.0.0.1',
      path: '/api/v2/activities/print',
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${us.token}` },
    });
    sent.on('error', () => undefined);
    sent.end(JSON.stringify({ ids, layout: 'guide' }));
    const { key } = renderLimit('activities/print', 0, us.id);
    // Once counted, the request waits for its turn.
    const counted = () => t.database.system((db) => hasAttempts(db, key, t.now()));
    await expect.poll(counted, { timeout: 10_000 }).toBe(true);
    expect(freePlaces(us.id)).toBe(1);
    sent.destroy();
    await expect.poll(() => freePlaces(us.id), { timeout: 10_000 }).toBe(2);
    release();
    await Promise.all(holders);
    expect(t.log.join('\n')).not.toContain('unexpected error');
  });
});
