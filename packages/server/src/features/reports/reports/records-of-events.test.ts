import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { verifyHome } from '../../../admin/verify-records.ts';
import { makeEventsOf } from '../../../testing/events.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Parts = Input<'reports/add'>['participations'];

async function withEvent(event: Parameters<typeof makeEventsOf>[2][number] = {}) {
  const made = await makeSessions(t, ['Ann', 'Bert']);
  const [event_id = ''] = await makeEventsOf(t, made.manager, [event]);
  const part = (at: number, feedback: Parts[number]['feedback']) => ({
    resident_id: made.people[at] ?? '',
    attendance: 'took_part' as const,
    engagement: 3 as const,
    mood_after: 4 as const,
    feedback,
    feedback_source: 'said' as const,
  });
  return { ...made, event_id, part };
}
const readEvent = async (user: TestUser, id: string) =>
  (await t.call('events/get', { id }, user)).body as Output<'events/get'>;
const readOutcome = (id: string) =>
  t.database.system((db) =>
    db
      .selectFrom('events')
      .select(['status', 'recorded_at', 'cancel_reason', 'liked', 'ok', 'not_for_me'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

it('tells the event that it took place and how residents liked it', async () => {
  const { add, event_id, part, carer } = await withEvent();
  expect(await readEvent(carer, event_id)).toMatchObject({ is_recorded: false, status: 'planned' });
  const participations = [part(0, 'liked'), part(1, 'not_for_me')];
  const { body } = await add({ event_id, report_type: 'full', participations });
  expect(await readEvent(carer, event_id)).toMatchObject({ is_recorded: true, status: 'done' });
  expect(await readOutcome(event_id)).toMatchObject({ liked: 1, ok: 0, not_for_me: 1 });
  expect((await t.call('reports/for-event', { event_id }, carer)).body).toMatchObject([
    { id: body.id, title: 'Tea in the garden', by: 'Kim Sharma' },
  ]);
  expect((await t.call('reports/get', { id: body.id }, carer)).body.event_id).toBe(event_id);
});

it('keeps the outcome of an event up to date when its records are edited and voided', async () => {
  const { session, event_id, part, carer, manager } = await withEvent();
  const full = { report_type: 'full' as const, event_id };
  const first = session({ ...full, participations: [part(0, 'liked'), part(1, 'liked')] });
  const { id } = (await t.call('reports/add', first, carer)).body;
  const second = session({ ...full, participations: [part(0, 'ok'), part(1, 'ok')] });
  const other = (await t.call('reports/add', second, carer)).body;
  expect(await readOutcome(event_id)).toMatchObject({ liked: 2, ok: 2 });
  const { client_uuid: _uuid, event_id: _event, ...fields } = first;
  const changed = { participations: [part(0, 'liked'), part(1, 'not_for_me')] };
  await t.call('reports/edit', { ...fields, ...changed, id, version: 1 }, carer);
  expect(await readOutcome(event_id)).toMatchObject({ liked: 1, ok: 2, not_for_me: 1 });
  const reason = 'Recorded twice';
  await t.call('reports/void', { id: other.id, version: 1, reason }, manager);
  expect(await readOutcome(event_id)).toMatchObject({ status: 'done', liked: 1, ok: 0 });
  await t.call('reports/void', { id, version: 2, reason }, manager);
  const none = { status: 'planned', recorded_at: null, liked: 0, ok: 0, not_for_me: 0 };
  expect(await readOutcome(event_id)).toMatchObject(none);
});

it('a record shows that an event took place that was said not to have', async () => {
  const { add, event_id, carer } = await withEvent();
  await t.call('outcomes/not-held', { id: event_id, reason: 'weather' }, carer);
  expect(await readOutcome(event_id)).toMatchObject({ status: 'cancelled' });
  expect((await add({ event_id })).status).toBe(200);
  expect(await readOutcome(event_id)).toMatchObject({ status: 'done', cancel_reason: null });
});

it('N20: counts a record of an event once when it is sent again', async () => {
  const { session, event_id, part, carer } = await withEvent();
  const participations = [part(0, 'liked'), part(1, 'ok')];
  const input = session({ event_id, report_type: 'full', participations });
  await t.call('reports/add', input, carer);
  expect((await t.call('reports/add', input, carer)).body.outcome).toBe('saved_before');
  expect(await readOutcome(event_id)).toMatchObject({ liked: 1, ok: 1 });
});

it('counts all of several records that are saved at the same time', async () => {
  const { session, event_id, part, carer } = await withEvent();
  const participations = [part(0, 'liked'), part(1, 'ok')];
  await Promise.all(
    Array.from({ length: 5 }, () =>
      t.call(
        'reports/add',
        session({ event_id, report_type: 'full', participations, client_uuid: randomUUID() }),
        carer,
      ),
    ),
  );
  expect(await readOutcome(event_id)).toMatchObject({ liked: 5, ok: 5 });
});

it('N2: does not know an event of another home, and refuses one that has not begun', async () => {
  const { add, event_id } = await withEvent({ day: '2026-11-16' });
  const other = await withEvent();
  expect((await add({ event_id: other.event_id })).status).toBe(404);
  const refused = await add({ event_id });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['event_id']]);
});

it('the record check reveals that a record was moved to another event', async () => {
  const { add, event_id, manager } = await withEvent();
  const { id } = (await add({ event_id })).body as { id: string };
  const check = () =>
    t.database.system(async (db) => {
      const chain = await db
        .selectFrom('record_chains')
        .selectAll()
        .where('carehome_id', '=', manager.carehomeId)
        .executeTakeFirstOrThrow();
      return verifyHome(db, { ...chain, name: '' });
    });
  expect(await check()).toEqual([]);
  const [another = ''] = await makeEventsOf(t, manager, [{ title: 'Tea dance' }]);
  await t.database.system((db) =>
    sql`update reports set event_id = ${another} where id = ${id}`.execute(db),
  );
  expect(await check()).not.toEqual([]);
});
