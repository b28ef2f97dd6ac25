import { randomUUID } from 'node:crypto';

import { type CallName, calls, type Input, type Output } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../core/clock.ts';
import { familyOf } from '../../testing/family.ts';
import { testPushService } from '../../testing/push-service.ts';
import { sessionsOf } from '../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

type Given = Partial<Input<'observations/add'>>;
type Observation = Output<'observations/get'>;

/** A home with somebody in it, a carer who notices things, and another one. */
async function setUp(app = t, residentId?: string, staff?: TestUser) {
  const { manager, carer, people, add: addReport } = await sessionsOf(app, ['Ann', 'Bert'], staff);
  const { carehomeId } = manager;
  const [ann = '', bert = ''] = people;
  const other = await app.signIn({ role: 'carer', carehomeId });
  const senior = await app.signIn({ role: 'senior_carer', carehomeId });
  const noticed = (given: Given = {}): Input<'observations/add'> => ({
    client_uuid: randomUUID(),
    resident_id: residentId ?? ann,
    type: 'memory_shared',
    text: 'She spoke of the mill where she met Tom.',
    seen_at: app.now().toISOString(),
    action: 'none',
    ...given,
  });
  const add = (given: Given = {}, by = carer) => app.call('observations/add', noticed(given), by);
  return {
    manager,
    carer,
    other,
    senior,
    ann,
    bert,
    noticed,
    add,
    addReport,
    concern: async (given: Given = {}, by = carer) =>
      (await add({ type: 'concern', text: 'SECRET: frightened of a visitor.', ...given }, by)).body
        .id as string,
    list: async (by: TestUser, resident_id = ann) =>
      (await app.call('observations/list', { resident_id }, by))
        .body as Output<'observations/list'>,
    get: async (id: string, by = carer) =>
      (await app.call('observations/get', { id }, by)).body as Observation,
    alerts: async (by: TestUser) =>
      (await app.call('observations/alerts', {}, by)).body as Output<'observations/alerts'>,
    followUps: async (by: TestUser, resident_id: string | null = null) =>
      (await app.call('observations/follow-ups', { resident_id }, by))
        .body as Output<'observations/follow-ups'>,
  };
}

describe('an observation', () => {
  it('is kept with who saw it, and is read by the team', async () => {
    const { add, addReport, other, list, get, ann } = await setUp();
    const report_id = (await addReport()).body.id as string;
    const saved = await add({ report_id, action: 'care_plan', action_by: 'Kim' });
    expect(saved.body).toMatchObject({ outcome: 'saved', needs_attention: false });
    expect(await get(saved.body.id)).toMatchObject({
      resident: { id: ann, preferred_name: 'Ann' },
      report_id,
      action: 'care_plan',
      action_by: 'Kim',
      created_by: { name: 'Kim Sharma' },
      addenda: [],
    });
    expect((await list(other)).observations).toHaveLength(1);
  });

  it('comes in pages, the latest first', async () => {
    const { add, carer, ann } = await setUp();
    const ids: string[] = [];
    for (const ago of [1, 2, 3])
      ids.push((await add({ seen_at: new Date(+t.now() - minutes(ago)).toISOString() })).body.id);
    const page = async (after: { at: string; id: string } | null) =>
      (await t.call('observations/list', { resident_id: ann, limit: 2, after }, carer))
        .body as Output<'observations/list'>;
    const first = await page(null);
    const last = first.observations.at(-1);
    const second = await page({ at: last?.seen_at ?? '', id: last?.id ?? '' });
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.observations, ...second.observations].map(({ id }) => id)).toEqual(ids);
  });

  it('N20: is kept once, however often the save is tried, and at once', async () => {
    const { noticed, carer, other, list, alerts, manager } = await setUp();
    const input = noticed({ type: 'concern' });
    const send = (given: Given = {}, by = carer) =>
      t.call('observations/add', { ...input, ...given }, by);
    const tries = await Promise.all([send(), send(), send()]);
    const id = tries[0]?.body.id as string;
    expect(tries.map(({ body }) => body.id)).toEqual([id, id, id]);
    expect(tries.filter(({ body }) => body.outcome === 'saved')).toHaveLength(1);
    expect((await send({ text: 'Something quite different' })).body).toMatchObject({
      id,
      outcome: 'saved_before_differently',
    });
    expect((await send({}, other)).status).toBe(404);
    expect((await list(carer)).observations).toHaveLength(1);
    expect((await alerts(manager)).count).toBe(1);
  });

  it.each([
    ['text', { text: 'Too short' }],
    ['text', { text: 'x'.repeat(1001) }],
    ['type', { type: 'gossip' as 'concern' }],
    ['action', { action: 'waited' as 'none' }],
    ['seen_at', { seen_at: '2026-11-15T10:00:00Z' }],
    ['seen_at', { seen_at: '2001-01-01T10:00:00Z' }],
    ['follow_up_date', { follow_up_date: '2026-11-14' }],
  ])('is refused at its %s', async (field, given) => {
    const { add } = await setUp();
    const { status, error } = await add(given);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('forgives a clock that runs a few minutes ahead', async () => {
    const { add } = await setUp();
    expect((await add({ seen_at: new Date(+t.now() + minutes(4)).toISOString() })).status).toBe(
      200,
    );
  });

  it('belongs to a record only of somebody who was in it', async () => {
    const { add, addReport, ann, bert } = await setUp();
    const report_id = (
      await addReport({
        format: 'one_to_one',
        participations: [{ resident_id: ann, attendance: 'took_part' }],
      })
    ).body.id as string;
    expect((await add({ report_id })).status).toBe(200);
    expect((await add({ report_id, resident_id: bert })).status).toBe(404);
    expect((await add({ report_id: randomUUID() })).status).toBe(404);
  });
});

describe('what needs attention', () => {
  it.each([
    { type: 'concern' },
    { type: 'skin_or_injury_seen' },
    { type: 'compliment', action: 'safeguarding' },
  ] as const)('is told to the managers at once: %o', async (given) => {
    const { add, alerts, manager, carer } = await setUp();
    const { body } = await add(given);
    expect(body.needs_attention).toBe(true);
    expect((await alerts(manager)).alerts.map(({ id }) => id)).toEqual([body.id]);
    expect((await t.call('observations/alerts', {}, carer)).status).toBe(403);
  });

  it('is read by its author and those who keep the records, and by no other carer', async () => {
    const { concern, list, carer, other, senior, manager, followUps } = await setUp();
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

  it('is answered once, by a manager who says what was done', async () => {
    const { concern, alerts, manager, carer, get } = await setUp();
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
    const harmless = (await (await setUp(t, undefined, manager)).add()).body.id as string;
    const needless = { id: harmless, text: 'Nothing to do' };
    expect((await t.call('observations/attend', needless, manager)).status).toBe(422);
  });

  it('N17: rings at managers’ devices, and names nobody', async () => {
    const { concern, add, manager, carer } = await setUp();
    const [theirs, ours] = [service.browser(), service.browser()];
    await t.call('push/subscribe', theirs.subscription, manager);
    await t.call('push/subscribe', ours.subscription, carer);
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
  it('finds nothing of it, by any call and by the database itself', async () => {
    const { manager } = await setUp();
    const { relative, residentId } = await familyOf(t, manager, 'HARTLEY');
    const { concern, add } = await setUp(t, residentId, manager);
    const id = await concern();
    await add({ text: 'SECRET: said that she misses home.' });
    const asked = {
      'observations/list': { resident_id: residentId },
      'observations/get': { id },
      'observations/alerts': {},
      'observations/follow-ups': {},
    };
    for (const [name, input] of Object.entries(asked))
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

describe('N12: what is written', () => {
  it('stays: remarks are added, and nothing is changed', async () => {
    const { add, carer, other, get } = await setUp();
    const id = (await add()).body.id as string;
    const remark = { id, client_uuid: randomUUID(), text: 'His name was Tom Hall.' };
    const send = (by: TestUser) => t.call('observations/add-addendum', remark, by);
    const [one, again] = await Promise.all([send(carer), send(carer)]);
    expect(one.body).toEqual(again.body);
    expect((await send(other)).status).toBe(404);
    const kept = await get(id);
    expect(kept.text).toBe('She spoke of the mill where she met Tom.');
    expect(kept.addenda).toMatchObject([{ kind: 'note', text: remark.text, by: 'Kim Sharma' }]);
  });

  it.each([
    `update observations set text = 'something else'`,
    `delete from observations`,
    `update observation_addenda set text = 'something else'`,
    `delete from observation_addenda`,
  ])('cannot be undone by the application: %s', async (statement) => {
    const { add, manager } = await setUp();
    await add();
    const tenant = { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false };
    const work = t.database.asTenant(tenant, (db) => sql.raw(statement).execute(db));
    await expect(work).rejects.toThrow(/permission denied/);
  });

  it('cannot be written in another’s name', async () => {
    const { noticed, manager, carer } = await setUp();
    const tenant = { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false };
    const values = {
      ...noticed(),
      report_id: null,
      action_by: null,
      follow_up_date: null,
      carehome_id: manager.carehomeId,
      created_by: carer.id,
      created_at: t.now(),
    };
    const work = t.database.asTenant(tenant, (db) =>
      db.insertInto('observations').values(values).execute(),
    );
    await expect(work).rejects.toThrow(/row-level security/);
  });
});

describe('a follow-up', () => {
  it('waits until its day, is overdue after it, and ends when somebody has seen to it', async () => {
    const own = await testApp();
    const { add, followUps, carer, other, get, ann, bert } = await setUp(own);
    const later = (await add({ follow_up_date: '2026-11-20' })).body.id as string;
    const sooner = (await add({ follow_up_date: '2026-11-16', resident_id: bert })).body
      .id as string;
    await add();
    const open = (await followUps(carer)).follow_ups;
    expect(open.map(({ id, overdue }) => [id, overdue])).toEqual([
      [sooner, false],
      [later, false],
    ]);
    expect((await followUps(carer, ann)).follow_ups.map(({ id }) => id)).toEqual([later]);
    own.advance(days(2));
    // Two days later the sessions still stand.
    expect((await followUps(other)).follow_ups.map(({ overdue }) => overdue)).toEqual([
      true,
      false,
    ]);
    const settled = { id: sooner, text: 'The new cup works well.' };
    expect((await own.call('observations/settle', settled, other)).status).toBe(200);
    expect((await followUps(carer)).count).toBe(1);
    expect(await get(sooner)).toMatchObject({
      overdue: false,
      addenda: [{ kind: 'settled', text: settled.text }],
    });
  });

  it('N7: nobody is reminded of somebody who has died', async () => {
    const { add, followUps, manager, ann } = await setUp();
    await add({ follow_up_date: '2026-12-01' });
    await t.database.system((db) =>
      db.updateTable('residents').set({ status: 'deceased' }).where('id', '=', ann).execute(),
    );
    expect((await followUps(manager)).count).toBe(0);
    expect((await followUps(manager, ann)).count).toBe(1);
  });
});
