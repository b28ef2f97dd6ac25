import type { Input, Output } from '@relish/shared/calls.ts';
import type { InterestCode, Stance } from '@relish/shared/residents/interests/taxonomy.ts';
import type { Allergen, Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeInterests } from '../../residents/interests/make.ts';
import { makePalHistory } from '../../residents/pal/make.ts';
import { makeResident, type ResidentToMake } from '../../residents/residents/make.ts';
import { makeOwnActivities } from '../activities/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TODAY = '2026-11-15';
type Suggested = Output<'suggestions/list'>['suggestions'][number];

const allergicTo = (...allergens: Allergen[]) =>
  JSON.stringify(allergens.map((allergen) => ({ allergen, severity: 'severe', detail: null })));

const live = (user: TestUser, values: Partial<ResidentToMake> = {}) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, { createdBy: user.id, now: t.now(), ...values }),
  );
const love = (
  user: TestUser,
  resident_id: string,
  interest_code: InterestCode,
  stance: Stance = 'love',
) =>
  t.database.system((db) =>
    makeInterests(db, user.carehomeId, [{ resident_id, interest_code, stance }], {
      day: TODAY,
      createdBy: user.id,
    }),
  );
const check = (user: TestUser, residentId: string, answers: string) =>
  t.database.system((db) =>
    makePalHistory(
      db,
      user.carehomeId,
      [{ residentId, assessorId: user.id, completedOn: '2026-11-01', answers }],
      t.now(),
    ),
  );

async function suggest(user: TestUser, input: Input<'suggestions/list'>): Promise<Suggested[]> {
  const { status, body } = await t.call('suggestions/list', input, user);
  expect(status).toBe(200);
  return body.suggestions as Suggested[];
}
async function find(user: TestUser, residentId: string, query: string): Promise<Suggested> {
  const found = await suggest(user, { resident_ids: [residentId], query, limit: 60 });
  const meant = found.find(({ activity }) => activity.title.toLowerCase() === query);
  return meant ?? expect.fail(`nothing is called ${query}`);
}

const guide: Input<'activities/add'>['guide'] = {
  category: 'SOC',
  levels: ['planned'],
  formats: ['one_to_one'],
  duration_min: 7,
  description: 'Together.',
};

const reasonsFor = ({ reasons }: Suggested) => reasons.map(({ kind }) => kind);

describe('suggestions', () => {
  it('suit a resident at reflex level with a wool allergy, without warnings', async () => {
    const manager = await t.signIn();
    const peggy = await live(manager, { first_name: 'Peggy', allergies: allergicTo('wool') });
    await check(manager, peggy, 'RRRRRRRRR');
    await love(manager, peggy, 'music.singing');
    const { body } = await t.call('suggestions/list', { resident_ids: [peggy] }, manager);
    expect(body.people).toEqual([
      {
        id: peggy,
        preferred_name: 'Peggy',
        level: 'reflex',
        safety: { checked_on: null, known: true },
      },
    ]);
    const first = (body.suggestions as Suggested[]).slice(0, 10);
    expect(first).toHaveLength(10);
    for (const { activity, conflicts } of first) {
      expect(activity.levels).toContain('reflex');
      expect(conflicts).toEqual([]);
    }
    expect(first[0]?.reasons).toContainEqual(
      expect.objectContaining({ kind: 'interest', person_id: peggy, stance: 'love' }),
    );
    const scores = first.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('searched by name come with their warning', async () => {
    const manager = await t.signIn();
    const peggy = await live(manager, { allergies: allergicTo('wool') });
    const { conflicts } = await find(manager, peggy, 'wool winding');
    expect(conflicts).toEqual([{ person_id: peggy, kind: 'allergy', about: 'wool' }]);
  });

  it('exclude refused activities unless searched for', async () => {
    const manager = await t.signIn();
    const peggy = await live(manager);
    const { activity } = await find(manager, peggy, 'wool winding');
    await love(manager, peggy, 'arts_crafts.knitting', 'never');
    const all = await suggest(manager, { resident_ids: [peggy], limit: 60, categories: ['CRE'] });
    expect(all.map(({ activity: { id } }) => id)).not.toContain(activity.id);
    const suggestion = await find(manager, peggy, 'wool winding');
    expect(suggestion.conflicts).toMatchObject([{ kind: 'never', about: 'arts_crafts.knitting' }]);
  });

  it('respect the filters', async () => {
    const manager = await t.signIn();
    const ids = [await live(manager)];
    const short = await suggest(manager, {
      resident_ids: ids,
      max_minutes: 10,
      places: ['own_room'],
      in_bed: true,
    });
    expect(short.length).toBeGreaterThan(2);
    for (const { activity } of short) {
      expect(activity.duration_min).toBeLessThanOrEqual(10);
      expect(activity).toMatchObject({ suitable_in_bed: true });
      expect(activity.places).toContain('own_room');
    }
    expect(await suggest(manager, { resident_ids: ids, max_minutes: 1 })).toEqual([]);
    expect(await suggest(manager, { resident_ids: ids, limit: 3 })).toHaveLength(3);
  });

  it('account for past choices, companions and waiting time', async () => {
    const manager = await t.signIn();
    const [peggy, george] = [await live(manager), await live(manager)];
    const { activity, reasons } = await find(manager, peggy, 'wool winding');
    expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['new', 'variety']));
    await t.call(
      'suggestions/choose',
      { activity_id: activity.id, resident_ids: [peggy] },
      manager,
    );
    const again = reasonsFor(await find(manager, peggy, 'wool winding'));
    expect(again).toContain('recent');
    expect(again).not.toContain('variety');
    expect(reasonsFor(await find(manager, george, 'wool winding'))).toContain('new');

    await love(manager, peggy, 'arts_crafts.knitting');
    await love(manager, george, 'arts_crafts.knitting');
    const both = await suggest(manager, {
      resident_ids: [peggy, george],
      query: 'wool winding',
    });
    const points = (id: string) =>
      both[0]?.reasons.find((reason) => 'person_id' in reason && reason.person_id === id)?.points;
    expect(points(george)).toBe(2 * (points(peggy) ?? 0));
  });

  it('include the home’s own activities, but none of others, archived or hidden', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const write = (user: TestUser, title: string, more: object = {}) =>
      t.database.system((db) =>
        makeOwnActivities(db, user, [{ title, guide, ...more }], {
          createdBy: user.id,
          now: t.now(),
        }),
      );
    await write(manager, 'Zither hour');
    await write(manager, 'Zither archive', { archived: true });
    await write(stranger, 'Zither elsewhere', { shared: true });
    const peggy = await live(manager);
    const titles = async () =>
      (await suggest(manager, { resident_ids: [peggy], query: 'zither', limit: 60 })).map(
        ({ activity: { title } }) => title,
      );
    expect(await titles()).toEqual(['Zither hour']);
    const { activity } = await find(manager, peggy, 'wool winding');
    await t.call('hidden-items/hide', { id: activity.id, hidden: true }, manager);
    const left = await suggest(manager, { resident_ids: [peggy], query: 'wool', limit: 60 });
    expect(left.map(({ activity: { id } }) => id)).not.toContain(activity.id);
    const choice = { activity_id: activity.id, resident_ids: [peggy] };
    expect((await t.call('suggestions/check', choice, manager)).status).toBe(404);
    expect((await t.call('suggestions/choose', choice, manager)).status).toBe(404);
  });
});

describe('a chosen resident', () => {
  it.each<Status>(['deceased', 'moved_out', 'pre_admission'])(
    'who is %s is not found (N7)',
    async (status) => {
      const manager = await t.signIn();
      const [peggy, gone] = [await live(manager), await live(manager, { status })];
      const { activity } = await find(manager, peggy, 'wool winding');
      const input = { activity_id: activity.id, resident_ids: [peggy, gone] };
      for (const call of ['suggestions/list', 'suggestions/check', 'suggestions/choose'] as const)
        expect((await t.call(call, input, manager)).status).toBe(404);
    },
  );

  it.each<Status>(['respite', 'hospital', 'away'])('who is %s still lives here', async (status) => {
    const manager = await t.signIn();
    const resident_ids = [await live(manager, { status })];
    expect((await t.call('suggestions/list', { resident_ids }, manager)).status).toBe(200);
  });

  it('must live in this home, and is hidden from relatives', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const resident_ids = [await live(manager)];
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const ask = (user: TestUser) => t.call('suggestions/list', { resident_ids }, user);
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(relative)).status).toBe(403);
    const both = [...resident_ids, ...resident_ids];
    const { body } = await t.call('suggestions/list', { resident_ids: both }, manager);
    expect(body.people).toHaveLength(1);
  });
});

it('a choice is stored with its acknowledged warnings, and the audit log names no one', async () => {
  const manager = await t.signIn();
  const peggy = await live(manager, { first_name: 'Peggy', allergies: allergicTo('wool') });
  const { activity } = await find(manager, peggy, 'wool winding');
  const choice = { activity_id: activity.id, resident_ids: [peggy] };
  const { body: checked } = await t.call('suggestions/check', choice, manager);
  const { conflicts } = checked as Output<'suggestions/check'>;
  const stale = { person_id: peggy, kind: 'allergy', about: 'latex' } as const;
  const { body } = await t.call(
    'suggestions/choose',
    { ...choice, acknowledged: [...conflicts, stale] },
    manager,
  );
  await t.database.system(async (db) => {
    const kept = await db
      .selectFrom('activity_choices')
      .selectAll()
      .where('carehome_id', '=', manager.carehomeId)
      .execute();
    expect(kept).toMatchObject([
      {
        id: body.id,
        ...choice,
        category: activity.category,
        acknowledged: conflicts,
        chosen_by: manager.id,
      },
    ]);
    const notes = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', body.id as string)
      .execute();
    expect(notes).toMatchObject([{ action: 'activity.choose', entity: 'activity_choice' }]);
    expect(JSON.stringify(notes)).not.toMatch(/Peggy|wool/i);
  });
});
