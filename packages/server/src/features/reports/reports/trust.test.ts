import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import type { CommandContext } from '../../../admin/command.ts';
import { verifyRecords } from '../../../admin/verify-records.ts';
import { days, minutes } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide } from '../../../testing/resident.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

type Report = Output<'reports/get'>;
type Edit = Partial<Input<'reports/edit'>>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function recorded(app: TestApp, overrides: Partial<Input<'reports/add'>> = {}) {
  const made = await makeSessions(app, ['Ann', 'Bert']);
  const { client_uuid: _made, ...fields } = made.session(overrides);
  const { id } = (await made.add(fields)).body as { id: string };
  return {
    ...made,
    fields,
    id,
    edit: (version: number, change: Edit, by: TestUser = made.carer) =>
      app.call('reports/edit', { ...fields, ...change, id, version }, by),
    read: async () => (await made.get(id)) as Report,
  };
}

const earlier = (app: TestApp, milliseconds: number) =>
  new Date(app.now().getTime() - milliseconds).toISOString();

describe('hashing matches storage', () => {
  it.each(['abcde\uD800x', 'abcde\u0000x', 'abcde\u202Ex'])(
    'a reason of %j is rejected at its field',
    async (reason) => {
      const { edit, id, manager } = await recorded(t);
      const amended = await edit(1, { note: 'Changed', reason }, manager);
      expect([amended.status, Object.keys(amended.error.errors ?? {})]).toEqual([422, ['reason']]);
      const voided = await t.call('reports/void', { id, version: 1, reason }, manager);
      expect([voided.status, Object.keys(voided.error.errors ?? {})]).toEqual([422, ['reason']]);
    },
  );

  it('capitals, back-dating and multi-line reasons do not break the chain', async () => {
    const opened = await freshDatabase();
    const app = await testApp({ database: opened });
    const { carer, manager, people, add, session } = await makeSessions(app, ['Ann', 'Bert']);
    const [ann = '', bert = ''] = people;
    await app.database.system((db) =>
      decide(db, carer.carehomeId, ann, {
        purpose: 'photo_life_story',
        decision: 'yes',
        now: app.now(),
      }),
    );
    const photo = (
      await app.send('media/upload', { token: carer.token, body: await photoOfAPhone() })
    ).body.id as string;
    const { client_uuid, ...fields } = session({
      led_by: [{ kind: 'staff', id: carer.id.toUpperCase() }],
      participations: [
        { resident_id: ann.toUpperCase(), attendance: 'took_part' },
        { resident_id: bert, attendance: 'took_part' },
      ],
      photos: [{ media_id: photo.toUpperCase(), resident_ids: [ann.toUpperCase()] }],
    });
    const saved = await add({ ...fields, client_uuid: client_uuid.toUpperCase() });
    expect(saved.body).toMatchObject({ outcome: 'saved' });
    const { id } = saved.body as { id: string };
    const moved = { ...fields, started_at: earlier(app, days(30)), id: id.toUpperCase() };
    const reason = 'It was\nlast month';
    const edited = await app.call('reports/edit', { ...moved, version: 1, reason }, manager);
    const voided = await app.call('reports/void', { id, version: 2, reason }, manager);
    const noticed = await app.call(
      'observations/add',
      {
        client_uuid: randomUUID().toUpperCase(),
        resident_id: ann.toUpperCase(),
        type: 'compliment',
        text: 'She said the tea was lovely.',
        seen_at: '2026-11-15T08:30:00Z',
        action: 'none',
      },
      carer,
    );
    expect([edited.status, voided.status, noticed.status]).toEqual([200, 200, 200]);
    const look = { database: opened.database, tell: () => {} } as unknown as CommandContext;
    expect(await verifyRecords(look)).toEqual([
      expect.stringContaining(': 4 versions, all right.'),
    ]);
    await opened.close();
  });

  it.each(['0001-01-01T10:00:00Z', '1899-12-31T23:59:59Z', '2201-01-01T00:00:00Z'])(
    'a year like %s is rejected as a typing error',
    async (at) => {
      const { add, carer, people } = await makeSessions(t, ['Ann']);
      const expected = { started_at: ['Check the year.'] };
      expect((await add({ started_at: at })).error.errors).toEqual(expected);
      const after = { at, id: randomUUID() };
      const resident_id = people[0] ?? '';
      const inYear = { from: '2026-01-01', to: '2026-11-15', after };
      expect((await t.call('reports/list', inYear, carer)).error.errors).toHaveProperty('after.at');
      const noticed = await t.call('observations/list', { resident_id, after }, carer);
      expect(noticed.error.errors).toHaveProperty('after.at');
    },
  );

  it('reports errors in plain words', async () => {
    const { add } = await makeSessions(t, ['Ann']);
    const errors = async (overrides: object) => (await add(overrides)).error.errors;
    expect(await errors({ started_at: 'yesterday' })).toEqual({
      started_at: ['Say when it began.'],
    });
    expect(await errors({ cost_pence: 1.5 })).toEqual({
      cost_pence: ['Enter the cost in pounds and pence.'],
    });
    expect(await errors({ cost_pence: -1 })).toEqual({ cost_pence: ['Enter 0 or more.'] });
    expect(await errors({ cost_pence: 10_000_001 })).toEqual({
      cost_pence: ['Enter at most £100,000.'],
    });
  });
});

describe('a record moved to an earlier day', () => {
  it('is marked as late, in the record and in its history', async () => {
    const { edit, read, id, carer } = await recorded(t);
    expect((await read()).recorded_late).toBe(false);
    expect((await edit(1, { started_at: earlier(t, days(30)) })).status).toBe(200);
    expect((await read()).recorded_late).toBe(true);
    const history = (await t.call('reports/history', { id }, carer))
      .body as Output<'reports/history'>;
    expect(history[1]?.changes).toContainEqual({
      field: 'recorded_late',
      resident: null,
      before: 'false',
      after: 'true',
    });
  });

  it('stays late wherever it is moved', async () => {
    const { edit, read } = await recorded(t, { started_at: earlier(t, days(3)) });
    await edit(1, { started_at: earlier(t, minutes(60)) });
    expect((await read()).recorded_late).toBe(true);
  });
});

describe('completing a quick record', () => {
  const full = (people: string[], overrides: object = {}): Edit => ({
    report_type: 'full',
    participations: people.map((resident_id) => ({
      resident_id,
      attendance: 'took_part' as const,
      engagement: 3 as const,
      ...overrides,
    })),
  });

  it('needs no reason by a colleague who only adds to it', async () => {
    const { edit, read, people, manager } = await recorded(t);
    const more = { note: 'They sang.', outcomes: ['laughed'], minutes: 20, distress: false };
    const added = await edit(1, { ...full(people, more), what_worked: 'The old songs' }, manager);
    expect([added.status, (await read()).status]).toEqual([200, 'submitted']);
  });

  it.each<[string, Edit]>([
    ['title', { free_title: 'Something else' }],
    ['time', { started_at: '2026-11-14T10:00:00.000Z' }],
    ['length', { duration_min: 90 }],
    ['place', { place: 'garden' }],
    ['leader', { led_by: [{ kind: 'external', name: 'A choir' }] }],
  ])('needs a reason by a colleague who changes its %s', async (_what, change) => {
    const { edit, read, people, manager } = await recorded(t, { place: 'lounge' });
    const editInput = { ...full(people), ...change };
    const { status, error } = await edit(1, editInput, manager);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['reason']]);
    expect((await edit(1, { ...editInput, reason: 'I was there' }, manager)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'amended', report_type: 'full' });
  });

  it('needs a reason when a resident is removed or a quote is changed', async () => {
    const { edit, people, manager, fields } = await recorded(t);
    const [ann = '', bert = ''] = people;
    const without = { ...full([ann], { note: 'She sang.' }), format: 'one_to_one' as const };
    expect((await edit(1, without, manager)).error.errors).toHaveProperty('reason');
    const quoted = fields.participations.map((each) => ({ ...each, quote: 'Lovely!' }));
    expect((await edit(1, { participations: quoted })).status).toBe(200);
    const other = full([ann, bert], { quote: 'Awful!' });
    expect((await edit(2, other, manager)).error.errors).toHaveProperty('reason');
  });

  it('is open to its author for a day, and no longer', async () => {
    const own = await testApp();
    const one = await recorded(own);
    const change = { ...full(one.people), free_title: 'Tea and cake' };
    expect((await one.edit(1, change)).status).toBe(200);
    const two = await recorded(own);
    own.advance(minutes(25 * 60));
    expect(
      (await two.edit(1, { ...full(two.people), free_title: 'Tea and cake' })).error.errors,
    ).toHaveProperty('reason');
    expect((await two.edit(1, full(two.people))).status).toBe(200);
  });
});
