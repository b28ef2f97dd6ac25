import { randomUUID } from 'node:crypto';

import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeFamily } from '../../../testing/family.ts';
import { observing } from '../../../testing/observing.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

describe('a concern', () => {
  it.each([
    { type: 'concern' },
    { type: 'skin_or_injury_seen' },
    { type: 'compliment', action: 'safeguarding' },
  ] as const)('notifies the managers at once: %o', async (changes) => {
    const { add, alerts, manager, carer } = await observing(t);
    const { body } = await add(changes);
    expect(body.needs_attention).toBe(true);
    expect((await alerts(manager)).alerts.map(({ id }) => id)).toEqual([body.id]);
    expect((await t.call('observations/alerts', {}, carer)).status).toBe(403);
  });

  it('is visible to its author and those who keep the records, and no other carer', async () => {
    const { concern, list, carer, other, senior, manager, followUps } = await observing(t);
    const id = await concern({ follow_up_date: '2026-12-01' });
    for (const [by, sees] of [
      [carer, 1],
      [senior, 1],
      [manager, 1],
      [other, 0],
    ] as const) {
      expect((await list(by)).observations).toHaveLength(sees);
      expect((await followUps(by)).count).toBe(sees);
      expect((await t.call('observations/get', { id }, by)).status).toBe(sees ? 200 : 404);
    }
    const remark = { id, client_uuid: randomUUID(), text: 'I saw it too' };
    expect((await t.call('observations/add-addendum', remark, other)).status).toBe(404);
    expect((await t.call('observations/settle', { id, text: 'Done' }, other)).status).toBe(404);
  });

  it('can be answered once, by a manager who says what was done', async () => {
    const { concern, alerts, manager, carer, get } = await observing(t);
    const second = await t.signIn({ role: 'home_manager', carehomeId: manager.carehomeId });
    const id = await concern();
    const attend = (text: string, by = manager) => t.call('observations/attend', { id, text }, by);
    expect((await attend('Spoke with her', carer)).status).toBe(403);
    expect((await attend('')).status).toBe(422);
    const [one, again] = [await attend('Rang the team'), await attend('Rang the team')];
    expect([one.status, again.body]).toEqual([200, one.body]);
    const late = await attend('Me too', second);
    expect(late.error.errors?.['text']?.[0]).toBe('Kim Sharma has done this already.');
    expect(await alerts(manager)).toEqual({ count: 0, alerts: [] });
    expect((await get(id)).addenda).toMatchObject([
      { kind: 'attended', text: 'Rang the team', by: 'Kim Sharma' },
    ]);
    const harmless = (await (await observing(t, undefined, manager)).add()).body.id as string;
    const needless = { id: harmless, text: 'Nothing to do' };
    expect((await t.call('observations/attend', needless, manager)).status).toBe(422);
  });

  it('N17: sends managers a notification without names', async () => {
    const { concern, add, manager, carer } = await observing(t);
    const [theirs, ours] = [service.browser(), service.browser()];
    await t.call('devices/subscribe', theirs.subscription, manager);
    await t.call('devices/subscribe', ours.subscription, carer);
    await add();
    await concern();
    await t.jobs.runDue();
    await t.jobs.runDue();
    const { carehome } = (await t.call('me', {}, manager)).body as Output<'me'>;
    expect(theirs.shown()).toEqual([
      {
        title: 'Relish',
        body: `Something needs your attention at ${carehome.name}.`,
        url: '/observations',
      },
    ]);
    expect(ours.requests()).toEqual([]);
    const traces = t.log.join('\n');
    for (const secret of ['SECRET', 'Annson', 'mill where']) expect(traces).not.toContain(secret);
  });
});

describe('N9, N25: a relative', () => {
  it('gets nothing of a concern from any call or the database itself', async () => {
    const { manager } = await observing(t);
    const { relative, residentId } = await makeFamily(t, manager, 'HARTLEY');
    const { concern, add } = await observing(t, residentId, manager);
    const id = await concern();
    await add({ text: 'SECRET: said that she misses home.' });
    const inputs = {
      'observations/list': { resident_id: residentId },
      'observations/get': { id },
      'observations/alerts': {},
      'observations/follow-ups': {},
    };
    for (const [name, input] of Object.entries(inputs))
      expect(
        (await t.send(name, { body: JSON.stringify(input), token: relative.token })).status,
      ).toBe(403);
    const leaks: string[] = [];
    for (const name of Object.keys(calls) as CallName[]) {
      const body = JSON.stringify({ id: residentId, resident_id: residentId });
      const answer = await t.send(name, { body, token: relative.token });
      if (JSON.stringify(answer.body).includes('SECRET: ')) leaks.push(name);
    }
    expect(leaks).toEqual([]);
    const found = await t.database.asTenant(
      { carehomeId: manager.carehomeId, userId: relative.id, isRelative: true },
      async (db) => [
        ...(await db.selectFrom('observations').select('id').execute()),
        ...(await db.selectFrom('observation_addenda').select('id').execute()),
      ],
    );
    expect(found).toEqual([]);
  });
});
