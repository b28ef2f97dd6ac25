import type { Idea } from '@relish/shared/families/visit-ideas/contract.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { decide, linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { saveInterests } from '../../residents/interests/public.ts';
import { makeResident, type ResidentToMake } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Facts = Omit<ResidentToMake, 'createdBy' | 'now'>;
interface Told {
  facts?: Facts;
  interests?: Record<string, 'love' | 'never'>;
  access_level?: number;
  shares?: boolean;
}

/** Molly with these details, and her daughter with this access. */
async function family(
  { facts = {}, interests = {}, access_level = 2, shares = true }: Told = {},
  user?: TestUser,
) {
  const manager = user ?? (await t.signIn());
  const { carehomeId, id: createdBy } = manager;
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const now = t.now();
  const residentId = await t.database.system(async (db) => {
    const made = { preferred_name: 'Molly', ...facts, createdBy, now };
    const id = await makeResident(db, carehomeId, made);
    await linkRelative(db, carehomeId, {
      userId: daughter.id,
      residentId: id,
      access_level,
      now,
    });
    const rows = Object.entries(interests).map(([interest_code, stance]) => ({
      resident_id: id,
      interest_code: interest_code as 'food.baking',
      stance,
      detail: null,
      source: 'resident' as const,
      since: null,
      last_confirmed: '2026-11-01',
      changed_by: null,
    }));
    await saveInterests(db, carehomeId, rows);
    if (shares)
      await decide(db, carehomeId, id, { purpose: 'share_about_me_family', decision: 'yes', now });
    return id;
  });
  return { manager, daughter, residentId };
}

const ask = async (by: TestUser, page = 0) =>
  (await t.call('dashboard/relative-activity-ideas', { page }, by)).body;

async function listAllIdeas(by: TestUser): Promise<Idea[]> {
  const [{ ideas, pages }] = await ask(by);
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, async (_, index) => (await ask(by, index + 1))[0].ideas),
  );
  return [ideas, ...others].flat();
}
const titles = (ideas: Idea[]) => ideas.map(({ title }) => title);
const whys = (ideas: Idea[]) => ideas.flatMap(({ why }) => why);

describe('ideas for a visit', () => {
  it('come three at a time with things to bring and say, and differ by page', async () => {
    const { daughter, residentId } = await family();
    const [first] = await ask(daughter);
    expect(first).toMatchObject({ resident_id: residentId, preferred_name: 'Molly' });
    expect(first.ideas).toHaveLength(3);
    for (const { say, steps, minutes } of first.ideas as Idea[])
      expect([say.length > 4, steps.length > 2, minutes > 0]).toEqual([true, true, true]);
    const all = await listAllIdeas(daughter);
    expect(new Set(titles(all)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(12);
    expect(titles((await ask(daughter, first.pages))[0].ideas)).toEqual(titles(first.ideas));
  });

  it('differ from day to day', async () => {
    const { daughter } = await family();
    const today = titles((await ask(daughter))[0].ideas);
    t.advance(days(1));
    expect(titles((await ask(daughter))[0].ideas)).not.toEqual(today);
  });

  it('come from favourite interests the family may see', async () => {
    const interests = { 'arts_crafts.knitting': 'love' } as const;
    const loved = (ideas: Idea[]) => whys(ideas).filter(({ kind }) => kind === 'interest');
    expect(loved(await listAllIdeas((await family({ interests })).daughter))[0]).toEqual({
      kind: 'interest',
      interest: 'arts_crafts.knitting',
      stance: 'love',
    });
    for (const closed of [{ access_level: 1 }, { shares: false }])
      expect(loved(await listAllIdeas((await family({ interests, ...closed })).daughter))).toEqual(
        [],
      );
  });

  it('never conflict with an allergy, texture, refusal or topic, and never say why', async () => {
    const everything = await listAllIdeas((await family()).daughter);
    const guides = await t.database.system((db) =>
      db
        .selectFrom('library_items')
        .select(['id', 'body'])
        .where('kind', '=', 'activity')
        .execute(),
    );
    const guideById = new Map(
      guides.map(({ id, body }) => [
        id,
        body as { allergens: string[]; interests: string[]; hazards: { code: string }[] },
      ]),
    );
    const allergies = [
      { allergen: 'milk', severity: 'severe', detail: 'SECRET', source: 'care_plan' },
    ];
    const { daughter } = await family({
      facts: {
        allergies: JSON.stringify(allergies),
        diet: JSON.stringify({ food_texture: 4 }),
        mobility: JSON.stringify({ moves: 'bed' }),
        avoid_topics: ['SECRET-TOPIC'],
      },
      interests: { 'animals.dogs': 'never' },
    });
    const safe = await listAllIdeas(daughter);
    expect(safe.length).toBeGreaterThan(2);
    const safeGuides = safe.map(({ id }) => guideById.get(id));
    for (const guide of safeGuides) {
      expect(guide?.allergens).not.toContain('milk');
      expect(guide?.interests).not.toContain('animals.dogs');
      expect(guide?.hazards.map(({ code }) => code)).not.toContain('choking_food');
    }
    expect(JSON.stringify(everything)).not.toBe(JSON.stringify(safe));
    // N9, N15: the answer reveals no reason.
    const answer = JSON.stringify(await ask(daughter));
    expect(answer).not.toMatch(/SECRET|allerg|texture|thicken|severe|"bed"|level|reflex|sensory/i);
    for (const { kind } of whys(safe)) expect(['interest', 'theme', 'season']).toContain(kind);
  });

  it('exclude what the organisation hides', async () => {
    const { manager, daughter } = await family();
    const [{ ideas }] = await ask(daughter);
    await t.database.system((db) =>
      db
        .insertInto('hidden_items')
        .values({
          organisation_id: manager.organisationId,
          item_id: ideas[0].id,
          hidden_at: t.now(),
        })
        .execute(),
    );
    expect(titles(await listAllIdeas(daughter))).not.toContain(ideas[0].title);
  });
});

describe('N1: a family', () => {
  it('gets ideas for their own residents only', async () => {
    const ours = await family();
    await family({ facts: { preferred_name: 'THEIRS' } }, ours.manager);
    const people = await ask(ours.daughter);
    expect(people.map((each: { resident_id: string }) => each.resident_id)).toEqual([
      ours.residentId,
    ]);
    expect(JSON.stringify(people)).not.toContain('THEIRS');
    expect(await ask((await family({ access_level: 0 }, ours.manager)).daughter)).toEqual([]);
  });

  it.each<[Status, Status, number]>([
    ['moved_out', 'moved_out', 0],
    ['deceased', 'deceased', 0],
    ['deceased', 'current', 1],
    ['hospital', 'hospital', 1],
  ])(
    'whose resident is %s and known to them as %s gets %i',
    async (status, family_status, count) => {
      const { daughter } = await family({ facts: { status, family_status } });
      expect(await ask(daughter)).toHaveLength(count);
    },
  );
});
