import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes as inMinutes } from '../../../core/clock.ts';
import { decide } from '../../../testing/resident.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Report = Output<'reports/get'>;

describe('a record', () => {
  it('stores what happened and how it was for each resident', async () => {
    const { add, get, people } = await makeSessions(t, ['Ann', 'Bert', 'Cora']);
    const [ann = '', bert = '', cora = ''] = people;
    const { status, body } = await add({
      participations: [
        { resident_id: ann, attendance: 'took_part', engagement: 4, mood_after: 5 },
        { resident_id: bert, attendance: 'left_early', minutes: 10 },
        { resident_id: cora, attendance: 'declined', decline_reason: 'tired' },
      ],
    });
    expect([status, body.outcome]).toEqual([200, 'saved']);
    const report = (await get(body.id)) as Report;
    expect(report).toMatchObject({ title: 'Tea in the garden', version: 1, status: 'submitted' });
    expect(
      report.participations.map(({ preferred_name, attendance, minutes, engagement }) => [
        preferred_name,
        attendance,
        minutes,
        engagement,
      ]),
    ).toEqual([
      ['Ann', 'took_part', 30, 4],
      ['Bert', 'left_early', 10, null],
      ['Cora', 'declined', 0, null],
    ]);
    expect(report.allowed).toEqual({
      edit: true,
      amend: false,
      upgrade: true,
      void: false,
      decide: true,
    });
  });

  it('takes title and category from the activity, and keeps them when it is renamed', async () => {
    const { add, get, carer } = await makeSessions(t, ['Ann']);
    const found = await t.call('activities/search', { query: 'wool winding' }, carer);
    const { id: activity_id, title, category } = found.body.activities[0];
    const { body } = await add({ activity_id, free_title: null, category: null });
    expect(await get(body.id)).toMatchObject({ activity_id, title, category, free_title: null });
  });

  it('is marked as late only if recorded late', async () => {
    const { add } = await makeSessions(t, ['Ann']);
    const at = (ago: number) => new Date(t.now().getTime() - ago).toISOString();
    const late = await add({ started_at: at(inMinutes(25 * 60)) });
    const inTime = await add({ started_at: at(inMinutes(24 * 60)) });
    expect([late.body.recorded_late, inTime.body.recorded_late]).toEqual([true, false]);
  });

  it.each([
    ['of the future', { started_at: '2099-01-01T10:00:00.000Z' }, 'started_at'],
    ['with no activity', { free_title: null }, 'activity_id'],
    ['of no kind', { category: null }, 'category'],
    ['as a one-to-one of two', { format: 'one_to_one' as const }, 'format'],
    ['as evidence for what no inspector asks', { evidence: ['nonsense'] }, 'evidence'],
    ['at another place that is not named', { place: 'other' as const }, 'place_text'],
  ])('is rejected %s', async (_what, overrides, field) => {
    const { add } = await makeSessions(t, ['Ann', 'Bert']);
    const { status, error } = await add(overrides);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is rejected for a resident who did not live here then', async () => {
    const { add, people, manager } = await makeSessions(t, ['Ann']);
    const [ann = ''] = people;
    await t.database.system((db) =>
      db
        .updateTable('stays')
        .set({ from_date: '2026-11-10' })
        .where('resident_id', '=', ann)
        .execute(),
    );
    const { status, error } = await add({ started_at: '2026-11-01T10:00:00.000Z' }, manager);
    expect([status, error.errors]).toEqual([
      422,
      { 'participations.0.resident_id': ['Ann was not living here then.'] },
    ]);
  });

  it('is shared according to consent, and never in distress', async () => {
    const { add, get, people, carer } = await makeSessions(t, ['Ann', 'Bert']);
    const [ann = '', bert = ''] = people;
    const shared = async (overrides: object) => {
      const { body } = await add({
        participations: [
          { resident_id: ann, attendance: 'took_part', ...overrides },
          { resident_id: bert, attendance: 'took_part' },
        ],
      });
      return ((await get(body.id)) as Report).participations.map((each) => each.share_with_family);
    };
    expect(await shared({})).toEqual([false, false]);
    await t.database.system((db) =>
      decide(db, carer.carehomeId, ann, {
        purpose: 'share_activity_family',
        decision: 'yes',
        now: t.now(),
      }),
    );
    expect(await shared({})).toEqual([true, false]);
    expect(await shared({ distress: true, distress_note: 'She wept for a while.' })).toEqual([
      false,
      false,
    ]);
    const forced = await add({
      participations: [
        { resident_id: bert, attendance: 'took_part', share_with_family: true },
        { resident_id: ann, attendance: 'watched' },
      ],
    });
    expect(forced.error.errors?.['participations.0.share_with_family']?.[0]).toContain(
      'Bert has not',
    );
  });

  it('in full requires engagement for each, and an outcome for a one-to-one', async () => {
    const { add, people, get } = await makeSessions(t, ['Ann']);
    const [resident_id = ''] = people;
    const full = (overrides: object) =>
      add({
        report_type: 'full',
        participations: [{ resident_id, attendance: 'took_part', ...overrides }],
      });
    expect(Object.keys((await full({})).error.errors ?? {})).toEqual([
      'participations.0.engagement',
      'participations.0.note',
    ]);
    const { status, body } = await full({ engagement: null, outcomes: ['laughed'] });
    expect(status).toBe(200);
    expect(((await get(body.id)) as Report).participations[0]?.engagement).toBeNull();
  });
});

describe('changing a record', () => {
  const note = (text: string) => ({ note: text });

  it('is free for its author for a day, and then needs a reason', async () => {
    const own = await testApp();
    const { add, session, carer, get } = await makeSessions(own, ['Ann']);
    const { id } = (await add()).body as { id: string };
    const edit = (version: number, overrides: object, by = carer) => {
      const { client_uuid: _made, ...fields } = session(overrides);
      return own.call('reports/edit', { ...fields, id, version }, by);
    };
    expect((await edit(1, note('She sang.'))).body).toEqual({ id, version: 2 });
    expect(await get(id)).toMatchObject({ status: 'submitted', note: 'She sang.' });
    own.advance(inMinutes(25 * 60));
    const late = { started_at: session().started_at };
    expect((await edit(2, { ...late, note: 'She hummed.' })).error.errors).toHaveProperty('reason');
    const { client_uuid: _made, ...fields } = session({ ...late, note: 'She hummed.' });
    const amended = await own.call(
      'reports/edit',
      { ...fields, id, version: 2, reason: 'I had the wrong song' },
      carer,
    );
    expect(amended.status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'amended', version: 3 });
    const history = (await own.call('reports/history', { id }, carer))
      .body as Output<'reports/history'>;
    expect(history.map(({ action, reason, by }) => [action, reason, by])).toEqual([
      ['add', null, 'Kim Sharma'],
      ['edit', null, 'Kim Sharma'],
      ['amend', 'I had the wrong song', 'Kim Sharma'],
    ]);
    expect(history[1]?.changes).toEqual([
      { field: 'note', resident: null, before: null, after: 'She sang.' },
    ]);
  });

  it('is limited to its author and seniors', async () => {
    const { add, session, carer, manager } = await makeSessions(t, ['Ann']);
    const other = await t.signIn({ role: 'carer', carehomeId: carer.carehomeId });
    const { id } = (await add()).body as { id: string };
    const { client_uuid: _made, ...fields } = session(note('Changed'));
    const by = (user: typeof carer, reason: string | null) =>
      t.call('reports/edit', { ...fields, id, version: 1, reason }, user);
    expect((await by(other, 'Because I can')).status).toBe(403);
    expect((await by(manager, null)).status).toBe(422);
    expect((await by(manager, 'The note was missing')).status).toBe(200);
  });

  it('reports a conflict to the second of two concurrent saves', async () => {
    const { add, session, carer } = await makeSessions(t, ['Ann']);
    const { id } = (await add()).body as { id: string };
    const { client_uuid: _made, ...fields } = session();
    const save = (text: string) =>
      t.call('reports/edit', { ...fields, note: text, id, version: 1 }, carer);
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const refusal = answers.find(({ status }) => status === 422);
    expect(refusal?.error.errors?.['version']?.[0]).toContain('has saved changes');
  });

  it('can complete a quick record within seven days', async () => {
    const own = await testApp();
    const { add, session, carer, people } = await makeSessions(own, ['Ann']);
    const [resident_id = ''] = people;
    const { id } = (await add()).body as { id: string };
    const started_at = session().started_at;
    const upgrade = (version: number) => {
      const { client_uuid: _made, ...fields } = session({
        report_type: 'full',
        started_at,
        participations: [{ resident_id, attendance: 'took_part', engagement: 3, note: 'Lovely' }],
      });
      return own.call('reports/edit', { ...fields, id, version }, carer);
    };
    own.advance(days(6));
    expect((await upgrade(1)).status).toBe(200);
    const other = (await add({ started_at })).body as { id: string };
    own.advance(days(8));
    const { client_uuid: _made, ...fields } = session({
      report_type: 'full',
      started_at,
      participations: [{ resident_id, attendance: 'took_part', engagement: 3, note: 'Lovely' }],
    });
    const late = await own.call('reports/edit', { ...fields, id: other.id, version: 1 }, carer);
    expect(late.error.errors).toHaveProperty('report_type');
  });

  it('ends when a manager voids it, which stays visible', async () => {
    const { add, carer, manager, get, session } = await makeSessions(t, ['Ann']);
    const { id } = (await add()).body as { id: string };
    const of = { id, version: 1, reason: 'Recorded twice' };
    expect((await t.call('reports/void', of, carer)).status).toBe(403);
    expect((await t.call('reports/void', of, manager)).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'voided', void_reason: 'Recorded twice' });
    const { client_uuid: _made, ...fields } = session();
    const after = await t.call(
      'reports/edit',
      { ...fields, id, version: 2, reason: 'Again please' },
      manager,
    );
    expect(after.status).toBe(422);
  });
});

it('returns 404 for an unknown resident', async () => {
  const { add } = await makeSessions(t, ['Ann']);
  const { status } = await add({
    participations: [{ resident_id: randomUUID(), attendance: 'took_part' }],
  });
  expect(status).toBe(404);
});
