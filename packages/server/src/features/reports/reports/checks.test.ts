import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide, linkRelative } from '../../../testing/resident.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

type Report = Output<'reports/get'>;
type New = Partial<Input<'reports/add'>>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it.each<[string, New]>([
  ['title', { free_title: 'Coffee in the garden' }],
  ['kind', { category: 'MUS' }],
  ['format', { format: 'drop_in' }],
  ['place', { place: 'garden' }],
  ['leader', { led_by: [{ kind: 'external', name: 'A choir' }] }],
  ['helper', { helpers: [{ kind: 'volunteer', name: 'Irene' }] }],
  ['length', { duration_min: 31 }],
  ['cost', { cost_pence: 100 }],
])('a second save with another %s is reported as a conflict', async (_what, overrides) => {
  const { session, carer } = await makeSessions(t, ['Ann', 'Bert']);
  const first = session();
  const send = (input: Input<'reports/add'>) => t.call('reports/add', input, carer);
  expect((await send(first)).body.outcome).toBe('saved');
  expect((await send(first)).body.outcome).toBe('saved_before');
  expect((await send({ ...first, ...overrides })).body.outcome).toBe('saved_before_differently');
});

it('a second save with every field equal is reported as the same', async () => {
  const { session, carer, people } = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = people;
  await t.database.system((db) =>
    decide(db, carer.carehomeId, ann, {
      purpose: 'share_activity_family',
      decision: 'yes',
      now: t.now(),
    }),
  );
  const input = session({
    led_by: [{ kind: 'staff', id: carer.id, name: 'Somebody else' }],
    helpers: [{ kind: 'resident', id: bert }],
    note: ' All sang. ',
    participations: [
      { resident_id: ann, attendance: 'declined', share_with_family: true, minutes: 5 },
      { resident_id: bert, attendance: 'left_early', minutes: 5, distress_note: 'None at all.' },
    ],
  });
  expect((await t.call('reports/add', input, carer)).body.outcome).toBe('saved');
  expect((await t.call('reports/add', input, carer)).body.outcome).toBe('saved_before');
});

it('a second save with another decision for the family is reported as a conflict', async () => {
  const { session, carer, get, people } = await makeSessions(t, ['Ann']);
  const [resident_id = ''] = people;
  await t.database.system((db) =>
    decide(db, carer.carehomeId, resident_id, {
      purpose: 'share_activity_family',
      decision: 'yes',
      now: t.now(),
    }),
  );
  // Null shares it, because the resident agreed.
  const shared = (share_with_family: boolean | null) => ({
    participations: [{ resident_id, attendance: 'took_part' as const, share_with_family }],
  });
  const first = session(shared(false));
  const { id } = (await t.call('reports/add', first, carer)).body as { id: string };
  const again = await t.call('reports/add', { ...first, ...shared(null) }, carer);
  expect(again.body).toMatchObject({ id, outcome: 'saved_before_differently' });
  expect(await get(id)).toMatchObject({
    version: 1,
    participations: [{ share_with_family: false }],
  });
});

it('a second save is reported as the same after a colleague has changed the record', async () => {
  const { session, carer, manager, get } = await makeSessions(t, ['Ann']);
  const { client_uuid, ...fields } = session();
  const first = { ...fields, client_uuid };
  const { id } = (await t.call('reports/add', first, carer)).body as { id: string };
  const reason = 'The garden was wet.';
  const edit = { ...fields, id, version: 1, reason, free_title: 'Tea in the lounge' };
  expect((await t.call('reports/edit', edit, manager)).status).toBe(200);
  const again = await t.call('reports/add', first, carer);
  expect(again.body).toMatchObject({ id, version: 2, outcome: 'saved_before' });
  expect(await get(id)).toMatchObject({ version: 2, free_title: 'Tea in the lounge' });
});

describe('a leader', () => {
  const led = (by: TestUser, name: string | null = null): New => ({
    led_by: [{ kind: 'staff', id: by.id, name }],
  });
  const end = (user: TestUser) =>
    t.database.system((db) =>
      db
        .updateTable('memberships')
        .set({ ended_at: t.now() })
        .where('user_id', '=', user.id)
        .execute(),
    );

  it('has the name of their account, whatever was typed', async () => {
    const { add, get, carer } = await makeSessions(t, ['Ann']);
    const { body } = await add(led(carer, 'Dr Somebody Else'));
    expect(((await get(body.id)) as Report).led_by).toEqual([
      { kind: 'staff', id: carer.id, name: 'Kim Sharma' },
    ]);
  });

  it('must work here, or have worked here at the time', async () => {
    const { add, get, session, carer, manager } = await makeSessions(t, ['Ann']);
    const colleague = await t.signIn({ role: 'carer', carehomeId: carer.carehomeId });
    const relative = await t.signIn({ role: 'relative', carehomeId: carer.carehomeId });
    const stranger = await t.signIn({ role: 'carer' });
    const { id } = (await add(led(colleague))).body as { id: string };
    await end(colleague);
    for (const by of [colleague, relative]) {
      const { status, error } = await add(led(by));
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['led_by']]);
    }
    expect((await add(led(stranger))).status).toBe(404);
    const { client_uuid: _made, ...fields } = session(led(colleague, 'Another name'));
    const reason = 'The note was missing';
    const edited = { ...fields, note: 'A good hour.', id, version: 1, reason };
    expect((await t.call('reports/edit', edited, manager)).status).toBe(200);
    expect(((await get(id)) as Report).led_by[0]).toMatchObject({ name: 'Kim Sharma' });
  });

  it('can be a resident who lived here then, or a relative under their own name', async () => {
    const { add, get, people, carer, manager } = await makeSessions(t, ['Ann', 'Bert']);
    const [ann = '', bert = ''] = people;
    const by = (kind: 'resident' | 'relative', id: string) =>
      add({ led_by: [{ kind, id, name: 'A made-up name' }] });
    const daughter = await t.signIn({ role: 'relative', carehomeId: carer.carehomeId });
    const relative = await t.database.system(async (db) => {
      const now = t.now();
      await linkRelative(db, carer.carehomeId, { userId: daughter.id, residentId: ann, now });
      await db
        .updateTable('stays')
        .set({ to_date: '2026-10-01' })
        .where('resident_id', '=', bert)
        .execute();
      return db
        .selectFrom('relatives')
        .select(['id', 'first_name', 'last_name'])
        .where('user_id', '=', daughter.id)
        .executeTakeFirstOrThrow();
    });
    const alone: New = {
      format: 'one_to_one',
      participations: [{ resident_id: ann, attendance: 'took_part' }],
    };
    const ledBy = async (kind: 'resident' | 'relative', id: string) => {
      const overrides = { ...alone, led_by: [{ kind, id, name: 'A made-up name' }] };
      const { status, body, error } = await add(overrides, manager);
      return status === 200
        ? ((await get(body.id)) as Report).led_by[0]?.name
        : [status, Object.keys(error.errors ?? {})];
    };
    expect(await ledBy('resident', ann)).toBeNull();
    expect(await ledBy('resident', bert)).toEqual([422, ['led_by']]);
    expect(await ledBy('relative', relative.id)).toBe(
      `${relative.first_name} ${relative.last_name}`,
    );
    expect((await by('relative', randomUUID())).status).not.toBe(200);
  });

  it('from outside is a name', async () => {
    const { add, carer } = await makeSessions(t, ['Ann']);
    const { status, error } = await add({
      led_by: [{ kind: 'external', id: carer.id, name: 'A choir' }],
    });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['led_by.0.id']]);
  });
});

it('a photo is listed once, and everyone who agreed is in it', async () => {
  const { add, people, carer } = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = people;
  const media_id = (
    await t.send('media/upload', { token: carer.token, body: await photoOfAPhone() })
  ).body.id as string;
  const listErrorFields = async (photos: New['photos']) => {
    const { status, error } = await add({ photos });
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await listErrorFields([{ media_id }, { media_id }])).toEqual([422, ['photos.1.media_id']]);
  expect(await listErrorFields([{ media_id, agreed_ids: [ann, bert] }])).toEqual([
    422,
    ['photos.0.agreed_ids'],
  ]);
  expect(await listErrorFields([{ media_id }])).toEqual([200, []]);
});

it('a choice is linked only to its own activity and residents', async () => {
  const { add, get, people, manager } = await makeSessions(t, ['Ann', 'Bert']);
  const [ann = '', bert = ''] = people;
  const found = await t.call('activities/search', { query: 'wool winding' }, manager);
  const activity_id = found.body.activities[0].id as string;
  const { id: choice_id } = await t.database.system((db) =>
    db
      .insertInto('activity_choices')
      .values({
        carehome_id: manager.carehomeId,
        activity_id,
        category: 'SOC',
        resident_ids: [ann, bert],
        acknowledged: '[]',
        chosen_by: manager.id,
        chosen_at: t.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const kept = async (overrides: New) => {
    const { body } = await add({ choice_id, ...overrides });
    return ((await get(body.id)) as Report).choice_id;
  };
  const same: New = { activity_id, free_title: null, category: null };
  expect(await kept(same)).toBe(choice_id);
  expect(await kept({})).toBeNull();
  const alone = [{ resident_id: ann, attendance: 'took_part' as const }];
  expect(await kept({ ...same, format: 'one_to_one', participations: alone })).toBeNull();
  expect((await add({ ...same, choice_id: randomUUID() })).status).toBe(404);
});
