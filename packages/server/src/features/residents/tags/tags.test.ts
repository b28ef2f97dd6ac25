import type { ListedTag } from '@relish/shared/residents/tags/contract.ts';
import { TAG_LABEL_PROBLEM } from '@relish/shared/residents/tags/label-rules.ts';
import { SYSTEM_TAGS } from '@relish/shared/residents/tags/system-tags.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeResidentTags, makeTags } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const list = async (user: TestUser): Promise<ListedTag[]> =>
  (await t.call('tags/list', {}, user)).body;
const own = async (user: TestUser) =>
  (await list(user)).filter(({ scope }) => scope === 'carehome');
const add = async (user: TestUser, label: string) => {
  const { body, status } = await t.call('tags/add', { group: 'loves', label }, user);
  expect(status).toBe(200);
  return body.id as string;
};
const resident = (user: TestUser) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, { createdBy: user.id, now: t.now() }),
  );
const wear = (user: TestUser, resident_id: string, tags: string[]) =>
  t.call('tags/set', { resident_id, tags }, user);
const wornBy = async (user: TestUser, resident_id: string) =>
  (await t.call('tags/of', { resident_id }, user)).body.map(({ tag }: ListedTag) => tag);

describe('tags', () => {
  it('list system tags, then the home’s own, with their use', async () => {
    const manager = await t.signIn();
    const pigeons = await add(manager, 'Pigeon racing');
    await wear(manager, await resident(manager), [pigeons, 'faith.chapel']);
    const all = await list(manager);
    expect(all).toHaveLength(SYSTEM_TAGS.length + 1);
    expect(all.at(-1)).toEqual({
      tag: pigeons,
      scope: 'carehome',
      group: 'loves',
      label: 'Pigeon racing',
      colour: 'green',
      special: false,
      active: true,
      uses: 1,
    });
    expect(all.find(({ tag }) => tag === 'faith.chapel')).toMatchObject({ special: true, uses: 1 });
    expect(await own(await t.signIn())).toEqual([]);
  });

  it.each([
    ['x', 'Use at least 2 characters.'],
    ['x'.repeat(31), 'Use at most 30 characters.'],
    ['Incontinent', TAG_LABEL_PROBLEM],
    ['PIGEON  racíng', 'There is already a tag like this.'],
    ['  sea side ', 'There is already a tag like this.'],
  ])('cannot be named %s', async (label, message) => {
    const manager = await t.signIn();
    const id = await add(manager, 'Pigeon racing');
    const other = await add(manager, 'Brass rubbing');
    for (const { error } of [
      await t.call('tags/add', { group: 'loves', label }, manager),
      await t.call('tags/rename', { id: other, label }, manager),
    ])
      expect(error.errors).toEqual({ label: [message] });
    const same = await t.call('tags/rename', { id, label: 'pigeon Racing' }, manager);
    expect(same.status).toBe(200);
  });

  it('are limited to two hundred per home', async () => {
    const manager = await t.signIn();
    const id = await add(manager, 'Racing pigeons');
    await t.call('tags/archive', { id }, manager);
    const tags = Array.from({ length: 200 }, (_, index) => ({
      group: 'loves' as const,
      label: `Village ${index}`,
    }));
    await t.database.system((db) =>
      makeTags(db, manager.carehomeId, tags, { createdBy: manager.id, now: t.now() }),
    );
    const { error } = await t.call('tags/add', { group: 'loves', label: 'Pigeons' }, manager);
    expect(error.errors?.label?.[0]).toContain('200');
    const restored = await t.call('tags/restore', { id }, manager);
    expect(restored.error.errors?.id?.[0]).toContain('200');
  });

  it('survive renaming, are hidden when archived, and come back', async () => {
    const manager = await t.signIn();
    const [id, mary] = [await add(manager, 'Pigeon racing'), await resident(manager)];
    await wear(manager, mary, [id, 'loves.music']);
    await t.call('tags/rename', { id, label: 'Homing pigeons' }, manager);
    expect((await t.call('tags/of', { resident_id: mary }, manager)).body).toContainEqual(
      expect.objectContaining({ tag: id, label: 'Homing pigeons' }),
    );
    await t.call('tags/archive', { id }, manager);
    expect(await wornBy(manager, mary)).toEqual(['loves.music']);
    expect((await wear(manager, mary, [id])).error.errors?.tags).toHaveLength(1);
    const again = await t.call('tags/add', { group: 'loves', label: 'Homing pigeons' }, manager);
    expect(again.error.errors?.label?.[0]).toContain('archive');
    await wear(manager, mary, ['loves.cars']);
    await t.call('tags/restore', { id }, manager);
    expect(await wornBy(manager, mary)).toEqual(['loves.cars', id]);
  });

  it('can be merged by a manager, also into a system tag, without duplicates', async () => {
    const manager = await t.signIn();
    const lead = await t.signIn({ role: 'activity_lead', carehomeId: manager.carehomeId });
    const [from_id, mary, ann] = [
      await add(lead, 'Loves songs'),
      await resident(manager),
      await resident(manager),
    ];
    await wear(manager, mary, [from_id, 'loves.music']);
    await wear(manager, ann, [from_id]);
    const merge = { from_id, into: 'loves.music' };
    expect((await t.call('tags/merge', merge, lead)).status).toBe(403);
    const itself = await t.call('tags/merge', { from_id, into: from_id }, manager);
    expect(Object.keys(itself.error.errors ?? {})).toEqual(['into']);
    expect((await t.call('tags/merge', { from_id, into: 'loves.nothing' }, manager)).status).toBe(
      404,
    );
    expect((await t.call('tags/merge', merge, manager)).body).toEqual({ moved: 2 });
    for (const id of [mary, ann]) expect(await wornBy(manager, id)).toEqual(['loves.music']);
    expect(await own(manager)).toEqual([expect.objectContaining({ active: false, uses: 0 })]);
  });
});

describe('a resident’s tags', () => {
  it('are at most thirty existing tags of this home', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const mary = await resident(manager);
    const many = SYSTEM_TAGS.slice(0, 31).map(({ code }) => code);
    for (const tags of [many, ['loves.nothing'], [await add(stranger, 'Pigeon racing')]]) {
      const { status, error } = await wear(manager, mary, tags);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['tags']]);
    }
    expect((await wear(manager, mary, many.slice(1))).status).toBe(200);
    expect(await wornBy(manager, mary)).toHaveLength(30);
  });

  it('are set by those who keep records, and N22: hidden from relatives', async () => {
    const manager = await t.signIn();
    const mary = await resident(manager);
    const residentTags = [{ resident_id: mary, labels: ['Chapel', 'Sweet tooth'] }];
    await t.database.system((db) =>
      makeResidentTags(db, manager.carehomeId, residentTags, {
        createdBy: manager.id,
        now: t.now(),
      }),
    );
    const home = { carehomeId: manager.carehomeId };
    const carer = await t.signIn({ role: 'carer', ...home });
    expect(await wornBy(carer, mary)).toEqual(['personality.sweet_tooth', 'faith.chapel']);
    expect((await wear(carer, mary, [])).status).toBe(403);
    const relative = await t.signIn({ role: 'relative', ...home });
    for (const name of ['tags/of', 'tags/list'] as const)
      expect((await t.call(name, { resident_id: mary }, relative)).status).toBe(403);
    const seen = await t.database.asTenant(
      { ...home, userId: relative.id, isRelative: true },
      async (db) => [
        await db.selectFrom('tags').selectAll().execute(),
        await db.selectFrom('resident_tags').selectAll().execute(),
      ],
    );
    expect(seen).toEqual([[], []]);
  });
});
