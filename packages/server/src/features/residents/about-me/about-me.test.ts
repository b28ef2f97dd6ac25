import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { listGlanceEntries } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const molly = ({ carehomeId, id }: TestUser) =>
  t.database.system((db) =>
    makeResident(db, carehomeId, { preferred_name: 'Molly', createdBy: id, now: t.now() }),
  );

const makeMolly = async (role: 'home_manager' | 'nurse' = 'home_manager') => {
  const keeper = await t.signIn({ role });
  return { keeper, resident_id: await molly(keeper) };
};

const words = (
  resident_id: string,
  values: Partial<Input<'about-me/add'>> = {},
): Input<'about-me/add'> => ({
  resident_id,
  section_key: 'roots',
  prompt_key: 'born',
  text: 'In Whitby, above the bakery.',
  voice: 'resident',
  ...values,
});

const book = async (user: TestUser, resident_id: string) =>
  (await t.call('about-me/get', { resident_id }, user)).body;

async function added(user: TestUser, input: Input<'about-me/add'>) {
  const { status, body } = await t.call('about-me/add', input, user);
  expect(status).toBe(200);
  return body.id as string;
}

const edit = (id: string, version: number, text: string): Input<'about-me/edit'> => ({
  id,
  version,
  text,
  voice: 'resident',
  visibility: 'staff_family',
});

const listActions = async ({ id }: TestUser) =>
  (
    await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('user_id', '=', id)
        .where('action', 'like', 'about-me.%')
        .execute(),
    )
  ).map(({ action }) => action);

describe('about me', () => {
  it('stores entries with their voice and helpers, and computes completeness', async () => {
    const { keeper, resident_id } = await makeMolly();
    expect((await book(keeper, resident_id)).completeness).toBe(0);
    const id = await added(keeper, words(resident_id, { supported_by: 'Susan, her daughter' }));
    expect(await book(keeper, resident_id)).toMatchObject({
      preferred_name: 'Molly',
      completeness: 6,
      shared_with_family: false,
      pending: [],
      entries: [
        {
          id,
          version: 1,
          author: 'Kim Sharma',
          told_on: '2026-11-15',
          visibility: 'staff_family',
          supported_by: 'Susan, her daughter',
          confirmed_on: null,
        },
      ],
    });
    expect(await listActions(keeper)).toEqual(['about-me.add']);
  });

  it.each<[string, Partial<Input<'about-me/add'>>]>([
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { section_key: 'please', prompt_key: 'please_do', text: 'x'.repeat(141) }],
    ['prompt_key', { prompt_key: 'good_day' }],
    ['prompt_key', { section_key: 'please', prompt_key: null }],
    ['told_on', { told_on: '2026-11-16' }],
    ['visibility', { section_key: 'comfort', prompt_key: null, visibility: 'staff_family' }],
    ['media_ids', { media_ids: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] }],
  ])('rejects at %s what does not belong there', async (field, values) => {
    const { keeper, resident_id } = await makeMolly();
    const { status, error } = await t.call('about-me/add', words(resident_id, values), keeper);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect((await book(keeper, resident_id)).entries).toEqual([]);
  });

  it('takes ten entries in each please list, in the given order', async () => {
    const { keeper, resident_id } = await makeMolly();
    const please = (text: string) =>
      words(resident_id, { section_key: 'please', prompt_key: 'please_do', text });
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1)
      ids.push(await added(keeper, please(`Wish ${count}`)));
    const eleventh = await t.call('about-me/add', please('One more'), keeper);
    expect(eleventh.error.errors?.text?.[0]).toContain('10 here already');
    await added(keeper, { ...please('Do not rush me'), prompt_key: 'please_dont' });
    const order = ids.toReversed();
    const section_key = 'please' as const;
    await t.call('about-me/reorder', { resident_id, section_key, order }, keeper);
    const { entries } = await book(keeper, resident_id);
    expect(entries.map(({ id }: { id: string }) => id).slice(0, 10)).toEqual(order);
    const roots = { resident_id, section_key: 'roots', order } as const;
    expect((await t.call('about-me/reorder', roots, keeper)).status).toBe(404);
  });

  it('encrypts faith and identity in the database, in every version', async () => {
    const { keeper, resident_id } = await makeMolly();
    const faith = { section_key: 'beliefs', prompt_key: 'believe', text: 'A Quaker' } as const;
    const id = await added(keeper, words(resident_id, faith));
    await t.call(
      'about-me/edit',
      { ...edit(id, 1, 'A Quaker, quietly'), visibility: 'staff' },
      keeper,
    );
    const stored = await t.database.system(async (db) => ({
      entries: await db
        .selectFrom('about_me_entries')
        .selectAll()
        .where('carehome_id', '=', keeper.carehomeId)
        .execute(),
      versions: await db
        .selectFrom('about_me_versions')
        .selectAll()
        .where('carehome_id', '=', keeper.carehomeId)
        .execute(),
    }));
    expect([stored.entries.length, stored.versions.length]).toEqual([1, 2]);
    expect(JSON.stringify(stored)).not.toContain('Quaker');
    expect((await book(keeper, resident_id)).entries[0].text).toBe('A Quaker, quietly');
    const { body } = await t.call('about-me/versions', { id }, keeper);
    expect(body.map(({ text }: { text: string }) => text)).toEqual([
      'A Quaker, quietly',
      'A Quaker',
    ]);
  });

  it('N12: an edit, a removal and its undo each add a version; author and first day stay', async () => {
    const { keeper, resident_id } = await makeMolly();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: keeper.carehomeId });
    const id = await added(keeper, words(resident_id));
    const [before] = (await book(keeper, resident_id)).entries;
    t.advance(days(1));
    expect((await t.call('about-me/edit', edit(id, 1, 'In Whitby.'), nurse)).body.version).toBe(2);
    await t.call('about-me/remove', { id }, nurse);
    expect((await book(keeper, resident_id)).entries).toEqual([]);
    await t.call('about-me/restore', { id }, keeper);
    const [after] = (await book(keeper, resident_id)).entries;
    expect(after).toEqual({ ...before, text: 'In Whitby.', version: 4 });
    const { body } = await t.call('about-me/versions', { id }, keeper);
    expect(
      body.map((each: { status: string; text: string }) => [each.status, each.text.length]),
    ).toEqual([
      ['accepted', 10],
      ['removed', 10],
      ['accepted', 10],
      ['accepted', 28],
    ]);
    expect(await listActions(nurse)).toEqual(['about-me.edit', 'about-me.remove']);
  });

  it('reports the other user to the second of two concurrent saves', async () => {
    const { keeper, resident_id } = await makeMolly();
    const id = await added(keeper, words(resident_id));
    await t.call('about-me/edit', edit(id, 1, 'First'), keeper);
    const { status, error } = await t.call('about-me/edit', edit(id, 1, 'Second'), keeper);
    expect([status, error.errors?.version?.[0]]).toEqual([
      422,
      'Kim Sharma has saved changes while you were writing.',
    ]);
    expect((await book(keeper, resident_id)).entries[0].text).toBe('First');
  });

  it('shows who confirmed an entry and when, until its text changes', async () => {
    const { keeper, resident_id } = await makeMolly();
    const id = await added(keeper, words(resident_id));
    await t.call('about-me/confirm', { id, confirmed_by: 'daughter Susan' }, keeper);
    const [entry] = (await book(keeper, resident_id)).entries;
    expect(entry).toMatchObject({ confirmed_by: 'daughter Susan', version: 1 });
    await t.call('about-me/edit', edit(id, 1, entry.text), keeper);
    expect((await book(keeper, resident_id)).entries[0].confirmed_on).toBe(entry.confirmed_on);
    await t.call('about-me/edit', edit(id, 2, 'Elsewhere'), keeper);
    expect((await book(keeper, resident_id)).entries[0].confirmed_on).toBeNull();
  });

  it('does not count declined sections', async () => {
    const { keeper, resident_id } = await makeMolly();
    await added(keeper, words(resident_id));
    const section = { resident_id, section_key: 'beliefs' } as const;
    const prompt = { resident_id, section_key: 'work', prompt_key: 'service' } as const;
    for (const at of [section, section, prompt]) await t.call('about-me/close', at, keeper);
    const closed = await book(keeper, resident_id);
    expect(closed.completeness).toBe(6);
    expect(closed.closed).toHaveLength(2);
    await t.call('about-me/reopen', section, keeper);
    expect((await book(keeper, resident_id)).closed).toEqual([
      { section_key: 'work', prompt_key: 'service' },
    ]);
    const nonsense = { resident_id, section_key: 'work', prompt_key: 'x' } as const;
    expect((await t.call('about-me/close', nonsense, keeper)).status).toBe(422);
  });

  it('shows pictures of a memory while consent lasts, and accepts only the user’s own', async () => {
    const { keeper, resident_id } = await makeMolly();
    const file = { body: await photoOfAPhone(), headers: { 'content-type': 'image/jpeg' } };
    const upload = async ({ token }: TestUser) =>
      (await t.send('media/upload', { token, ...file })).body.id as string;
    const memory = async (by: TestUser) =>
      words(resident_id, {
        section_key: 'memories',
        prompt_key: 'story',
        period: 'the 1950s',
        media_ids: [await upload(by)],
      });
    const agree = (decision: 'yes' | 'withdrawn') =>
      t.database.system((db) =>
        decide(db, keeper.carehomeId, resident_id, {
          purpose: 'photo_life_story',
          decision,
          now: t.now(),
        }),
      );
    const refused = await t.call('about-me/add', await memory(keeper), keeper);
    expect(refused.error.errors?.media_ids?.[0]).toContain('consent');
    await agree('yes');
    const nurse = await t.signIn({ role: 'nurse', carehomeId: keeper.carehomeId });
    expect((await t.call('about-me/add', await memory(nurse), keeper)).status).toBe(404);
    await added(keeper, await memory(keeper));
    const [entry] = (await book(keeper, resident_id)).entries;
    expect(entry).toMatchObject({ period: 'the 1950s', pictures: [{ id: entry.media_ids[0] }] });
    await agree('withdrawn');
    expect((await book(keeper, resident_id)).entries[0].pictures).toEqual([]);
  });

  it('provides the card at a glance without sealed text', async () => {
    const { keeper, resident_id } = await makeMolly();
    for (const section_key of ['matters', 'comfort', 'identity', 'roots'] as const)
      await added(keeper, words(resident_id, { section_key, prompt_key: null }));
    const rows = await t.database.system((db) =>
      listGlanceEntries(db, keeper.carehomeId, resident_id),
    );
    expect(rows.map(({ section_key }) => section_key).toSorted()).toEqual(['comfort', 'matters']);
  });
});
