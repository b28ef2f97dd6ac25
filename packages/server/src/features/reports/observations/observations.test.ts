import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { type Noticed, observing } from '../../../testing/observing.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('an observation', () => {
  it('is stored with its author and readable by staff', async () => {
    const { add, addReport, other, list, get, ann } = await observing(t);
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

  it('is listed in pages, latest first', async () => {
    const { add, carer, ann } = await observing(t);
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

  it('N20: is stored once for repeated and concurrent saves', async () => {
    const { noticed, carer, other, list, alerts, manager } = await observing(t);
    const input = noticed({ type: 'concern' });
    const send = (changes: Noticed = {}, by = carer) =>
      t.call('observations/add', { ...input, ...changes }, by);
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
    ['seen_at', { seen_at: '0001-01-01T10:00:00Z' }],
    ['follow_up_date', { follow_up_date: '2026-11-14' }],
  ])('is rejected at its %s', async (field, changes) => {
    const { add } = await observing(t);
    const { status, error } = await add(changes);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('tolerates a clock that is a few minutes ahead', async () => {
    const { add } = await observing(t);
    expect((await add({ seen_at: new Date(+t.now() + minutes(4)).toISOString() })).status).toBe(
      200,
    );
  });

  it('can only belong to a record in which the resident took part', async () => {
    const { add, addReport, ann, bert } = await observing(t);
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

describe('N12: an observation', () => {
  it('cannot be changed; remarks are added', async () => {
    const { add, carer, other, get } = await observing(t);
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
  ])('cannot be undone by the app’s own role: %s', async (statement) => {
    const { add, manager } = await observing(t);
    await add();
    const tenant = { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false };
    const work = t.database.asTenant(tenant, (db) => sql.raw(statement).execute(db));
    await expect(work).rejects.toThrow(/permission denied/);
  });

  it('cannot be written in another user’s name', async () => {
    const { noticed, manager, carer } = await observing(t);
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
  it('is open until its day, overdue afterwards, and ends when settled', async () => {
    const own = await testApp();
    const { add, followUps, carer, other, get, ann, bert } = await observing(own);
    const later = (await add({ follow_up_date: '2026-11-20' })).body.id as string;
    const sooner = (await add({ follow_up_date: '2026-11-16', resident_id: bert })).body
      .id as string;
    await add();
    const open = (await followUps(carer)).follow_ups;
    expect(open.map((each) => [each.id, each.overdue])).toEqual([
      [sooner, false],
      [later, false],
    ]);
    expect((await followUps(carer, ann)).follow_ups.map(({ id }) => id)).toEqual([later]);
    const overdue = async () => (await followUps(other)).follow_ups.map((each) => each.overdue);
    own.advance(days(1));
    expect(await overdue()).toEqual([false, false]);
    own.advance(days(1));
    expect(await overdue()).toEqual([true, false]);
    const settled = { id: sooner, text: 'The new cup works well.' };
    expect((await own.call('observations/settle', settled, other)).status).toBe(200);
    expect((await followUps(carer)).count).toBe(1);
    expect(await get(sooner)).toMatchObject({
      overdue: false,
      addenda: [{ kind: 'settled', text: settled.text }],
    });
  });

  it('N7: is not listed for a resident who has died', async () => {
    const { add, followUps, manager, ann } = await observing(t);
    await add({ follow_up_date: '2026-12-01' });
    await t.database.system((db) =>
      db.updateTable('residents').set({ status: 'deceased' }).where('id', '=', ann).execute(),
    );
    expect((await followUps(manager)).count).toBe(0);
    expect((await followUps(manager, ann)).count).toBe(1);
    const { status, error } = await add({ follow_up_date: '2026-12-02' });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['follow_up_date']]);
    expect((await add()).status).toBe(200);
  });
});
