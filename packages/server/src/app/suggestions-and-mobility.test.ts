import type { Output } from '@relish/shared/calls.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeReports } from '../features/reports/reports/make.ts';
import { makeInterests } from '../features/residents/interests/make.ts';
import { makeResidents } from '../features/residents/residents/make.ts';
import { openedDocument, previewed, findSection } from '../testing/document-home.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { decide, linkRelative } from '../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

// All three like the same things, but only Walter can walk. Iris has a wheelchair and no other
// reason, so a missing check is not masked by a second one.

const WALK = 'Corridor walk with stops';
const LOVED = ['active.walking', 'past.local_history', 'social.conversation'] as const;
const MONTH_AGO = '2026-10-15';

let t: TestApp;
let manager: TestUser;
let ivy: string;
let iris: string;
let walter: string;

beforeAll(async () => {
  t = await testApp();
});

beforeEach(async () => {
  manager = await t.signIn();
  const { carehomeId, id: createdBy } = manager;
  const now = t.now();
  const made = { createdBy, now, move_in_date: '2026-01-05', safety_confirmed_at: now };
  await t.database.system(async (db) => {
    [ivy = '', iris = '', walter = ''] = await makeResidents(db, carehomeId, [
      {
        ...made,
        first_name: 'Ivy',
        preferred_name: 'Ivy',
        date_of_birth: '1926-03-01',
        mobility: JSON.stringify({
          moves: 'wheelchair_assisted',
          help_to_stand: true,
          falls_risk: true,
        }),
      },
      {
        ...made,
        first_name: 'Iris',
        preferred_name: 'Iris',
        mobility: JSON.stringify({ moves: 'wheelchair_self' }),
      },
      {
        ...made,
        first_name: 'Walter',
        preferred_name: 'Walter',
        mobility: JSON.stringify({ moves: 'independent' }),
      },
    ]);
    const loves = (resident_id: string) =>
      LOVED.map((interest_code) => ({ resident_id, interest_code, stance: 'love' as const }));
    await makeInterests(db, carehomeId, [ivy, iris, walter].flatMap(loves), {
      day: MONTH_AGO,
      createdBy,
    });
    for (const id of [ivy, iris, walter])
      await decide(db, carehomeId, id, { purpose: 'share_about_me_family', decision: 'yes', now });
  });
});

const suggested = async (resident_ids: string[], query = '') => {
  const input = { resident_ids, query, limit: 60 };
  const { body } = await t.call('suggestions/list', input, manager);
  return (body as Output<'suggestions/list'>).suggestions;
};
const titles = (found: { activity: { title: string } }[]) =>
  found.map(({ activity }) => activity.title);
const named = async (residentId: string) =>
  (await suggested([residentId], WALK)).find(({ activity }) => activity.title === WALK) ??
  expect.fail(`nothing is called ${WALK}`);

const AGAINST = [
  { kind: 'standing', about: 'wheelchair_assisted' },
  { kind: 'help_to_stand', about: '' },
  { kind: 'falls', about: '' },
];

describe('a walk, for a resident of 100 in a wheelchair who needs help to stand and may fall', () => {
  it('is not suggested to staff, alone or in a group', async () => {
    expect(titles(await suggested([walter]))).toContain(WALK);
    expect(titles(await suggested([ivy]))).not.toContain(WALK);
    expect(titles(await suggested([walter, ivy]))).not.toContain(WALK);
  });

  it('is found by name with its warnings', async () => {
    expect((await named(ivy)).conflicts).toMatchObject(AGAINST);
    expect((await named(walter)).conflicts).toEqual([]);
  });

  it('can be chosen only after every warning was acknowledged', async () => {
    const { activity, conflicts } = await named(ivy);
    const choice = { activity_id: activity.id, resident_ids: [ivy] };
    const { body } = await t.call('suggestions/check', choice, manager);
    expect((body as Output<'suggestions/check'>).conflicts).toMatchObject(AGAINST);
    const refused = await t.call('suggestions/choose', choice, manager);
    expect([refused.status, refused.error.errors?.['acknowledged']]).toEqual([
      422,
      [
        'There are 3 warnings that nobody has read yet.',
        'Ivy: done standing or walking, mobility: wheelchair assisted',
        'Ivy: done standing or walking, and needs help to stand',
        'Ivy: done standing or walking, and is at risk of falls',
      ],
    ]);
    const read = { ...choice, acknowledged: conflicts };
    expect((await t.call('suggestions/choose', read, manager)).status).toBe(200);
  });

  it('is not the idea in the missed list', async () => {
    await t.database.system((db) =>
      makeReports(db, manager.carehomeId, [
        {
          id: crypto.randomUUID(),
          title: 'Tea and a chat',
          category: 'SOC',
          started_at: `${MONTH_AGO}T10:00:00.000Z`,
          day: MONTH_AGO,
          createdBy: manager.id,
          people: [ivy, iris, walter].map((resident_id) => ({
            resident_id,
            attendance: 'took_part',
          })),
        },
      ]),
    );
    const { body } = await t.call('dashboard/missed', {}, manager);
    const { people } = body as Output<'dashboard/missed'>;
    const ideaFor = (id: string) => people.find((person) => person.id === id)?.idea;
    expect(ideaFor(walter)?.title).toBe(WALK);
    for (const id of [ivy, iris])
      expect(ideaFor(id)?.title).toEqual(expect.not.stringMatching(WALK));
    expect(ideaFor(ivy)?.safety).toEqual({ checked_on: '2026-11-15', known: true });
  });

  it('is not a visit idea, and no reason is given', async () => {
    const visitIdeas = async (residentId: string) => {
      const daughter = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
      await t.database.system((db) =>
        linkRelative(db, manager.carehomeId, {
          userId: daughter.id,
          residentId,
          access_level: 2,
          now: t.now(),
        }),
      );
      const pages = await Promise.all(
        Array.from({ length: 10 }, (_, page) =>
          t.call('dashboard/relative-activity-ideas', { page }, daughter),
        ),
      );
      return JSON.stringify(pages.map(({ body }) => body));
    };
    expect(await visitIdeas(walter)).toContain(WALK);
    const shownIdeas = await visitIdeas(ivy);
    expect(shownIdeas).not.toContain(WALK);
    expect(shownIdeas).not.toMatch(/wheelchair|conflict|falls_risk|help_to_stand/i);
    expect(await visitIdeas(iris)).not.toContain(WALK);
  });

  it('is not printed for the family', async () => {
    const printed = async (resident_id: string) => {
      const wanted = { kind: 'family_update' as const, resident_id };
      const { body } = await previewed(t, manager, wanted);
      const { file } = await openedDocument(t, manager, wanted);
      const section = findSection(body as DocumentContent, 'Ideas for your next visit');
      return { section: JSON.stringify(section), pdf: pdfText(file) };
    };
    const walters = await printed(walter);
    expect(walters.section).toContain(WALK);
    expect(walters.pdf).toContain(WALK.replaceAll(' ', ''));
    const ivys = await printed(ivy);
    expect(ivys.section).not.toContain(WALK);
    expect(ivys.pdf).not.toContain(WALK.replaceAll(' ', ''));
    expect((await printed(iris)).section).not.toContain(WALK);
    expect(ivys.section).toContain('recorded for Ivy, last checked 15 Nov 2026.');
  });

  it('is not the idea for an untried interest', async () => {
    const ideas = async (resident_id: string) => {
      const { body } = await t.call('insights/resident', { resident_id }, manager);
      const { interests } = body as Output<'insights/resident'>;
      expect(interests.safety).toEqual({ checked_on: '2026-11-15', known: true });
      return interests.untried.map(({ idea }) => idea?.title);
    };
    expect(await ideas(walter)).toContain(WALK);
    expect(await ideas(ivy)).not.toContain(WALK);
    expect(await ideas(iris)).not.toContain(WALK);
  });
});

describe('a resident without recorded safety details', () => {
  let rose: string;
  beforeEach(async () => {
    [rose = ''] = await t.database.system((db) =>
      makeResidents(db, manager.carehomeId, [
        { createdBy: manager.id, now: t.now(), first_name: 'Rose', preferred_name: 'Rose' },
      ]),
    );
  });

  it('gets suggestions marked as general, with a caution on food and a warning on a walk', async () => {
    const input = { resident_ids: [rose], limit: 60, categories: ['FOO' as const] };
    const { body } = await t.call('suggestions/list', input, manager);
    const { people, suggestions } = body as Output<'suggestions/list'>;
    expect(people[0]?.safety).toEqual({ checked_on: null, known: false });
    const food = suggestions.filter(({ activity }) => activity.category === 'FOO');
    expect(food.length).toBeGreaterThan(3);
    expect(food.every(({ food_caution }) => food_caution)).toBe(true);
    expect((await named(rose)).conflicts).toMatchObject([{ kind: 'standing_unknown' }]);
    expect((await suggested([walter])).some(({ food_caution }) => food_caution)).toBe(false);
  });

  it('gets general ideas in the family update', async () => {
    const { body } = await previewed(t, manager, { kind: 'family_update', resident_id: rose });
    const section = findSection(body as DocumentContent, 'General ideas for your next visit');
    expect(JSON.stringify(section)).toContain(
      'has not recorded yet what to look out for with Rose',
    );
  });
});
