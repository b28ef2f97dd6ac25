import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeReports, type ReportToMake } from '../../reports/reports/make.ts';
import { makeGroups } from '../../residents/groups/make.ts';
import { makeInterests } from '../../residents/interests/make.ts';
import { makePalHistory } from '../../residents/pal/make.ts';
import { makeResident, type ResidentToMake } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TODAY = '2026-11-15';
type Part = ReportToMake['people'][number];

const live = (user: TestUser, first_name: string, values: Partial<ResidentToMake> = {}) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, {
      createdBy: user.id,
      now: t.now(),
      first_name,
      move_in_date: '2026-01-05',
      ...values,
    }),
  );

interface Session extends Partial<ReportToMake> {
  daysAgo: number;
  at?: string;
  people: Part[];
}
const record = (user: TestUser, sessions: readonly Session[]) =>
  t.database.system((db) =>
    makeReports(
      db,
      user.carehomeId,
      sessions.map(({ daysAgo, at = '10:00', ...report }) => {
        const day = addDays(TODAY, -daysAgo);
        const started_at = `${day}T${at}:00.000Z`;
        const about = { title: 'Songs', category: 'MUS' as const, place: 'lounge' as const };
        return { id: randomUUID(), createdBy: user.id, day, started_at, ...about, ...report };
      }),
    ),
  );
const took = (resident_id: string, more: Partial<Part> = {}): Part => ({
  resident_id,
  attendance: 'took_part',
  ...more,
});
const declined = (resident_id: string): Part => ({
  resident_id,
  attendance: 'declined',
  decline_reason: 'tired',
});

async function ofResident(user: TestUser, resident_id: string) {
  const { status, body } = await t.call('insights/resident', { resident_id }, user);
  expect(status).toBe(200);
  return body as Output<'insights/resident'>;
}
async function ofHome(user: TestUser, input: Input<'insights/home'> = {}) {
  const { status, body } = await t.call('insights/home', input, user);
  expect(status).toBe(200);
  return body as Output<'insights/home'>;
}

describe('what works for a resident', () => {
  it('is computed from their records, shrunk towards the home’s mean, with what is too early to tell', async () => {
    const us = await t.signIn();
    const [mary, ben] = [await live(us, 'Mary'), await live(us, 'Ben')];
    const lifted = { mood_before: 2, mood_after: 4, engagement: 4, quote: 'Lovely' } as const;
    const same = { mood_before: 3, mood_after: 3, engagement: 2 } as const;
    await record(us, [
      ...[1, 3, 5, 8, 12, 15].map((daysAgo) => ({
        daysAgo,
        people: [took(mary, lifted), took(ben, same)],
      })),
      ...[2, 4].map((daysAgo) => ({
        daysAgo,
        at: '18:30',
        title: 'Bingo',
        category: 'COG' as const,
        place: 'dining_room' as const,
        people: [took(mary, same)],
      })),
      { daysAgo: 91, title: 'Long ago', people: [took(mary, lifted)] },
    ]);
    const { works, records, top, company, notes, weeks, categories } = await ofResident(us, mary);
    expect(records).toBe(8);
    expect(works.activities.map(({ title, verdict, needed }) => [title, verdict, needed])).toEqual([
      ['Songs', 'lifts_and_holds', 0],
      ['Bingo', 'not_yet', 1],
    ]);
    // Twelve steps up over six times, shrunk towards the home's mean of 0.86.
    expect(works.activities[0]?.mood).toEqual({ n: 6, before: 2, after: 4, change: 1.5 });
    expect(works.parts.map(({ part, seen, verdict }) => [part, seen, verdict])).toEqual([
      ['morning', 6, 'lifts_and_holds'],
      ['evening', 2, 'not_yet'],
    ]);
    expect(works.kinds).toMatchObject([{ category: 'MUS', part: 'morning', seen: 6 }]);
    expect(works.places.map(({ place }) => place)).toEqual(['lounge', 'dining_room']);
    expect(top).toMatchObject([{ title: 'Songs', mean: 4, n: 6 }]);
    expect(company).toMatchObject([{ preferred_name: 'Ben', how: 'often' }]);
    expect(notes).toHaveLength(6);
    expect(notes[0]).toMatchObject({ title: 'Songs', quote: 'Lovely', day: addDays(TODAY, -1) });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({
      from: '2026-11-09',
      days_here: 7,
      group: 90,
      one_to_one: 60,
    });
    expect(categories).toEqual([
      { category: 'MUS', times: 6 },
      { category: 'COG', times: 2 },
    ]);
  });

  it('lists declined activities and asks for a review', async () => {
    const us = await t.signIn();
    const mary = await live(us, 'Mary');
    await record(us, [
      ...[1, 2, 3].map((daysAgo) => ({ daysAgo, at: '18:00', people: [declined(mary)] })),
      { daysAgo: 4, title: 'Tea', category: 'SOC', people: [took(mary)] },
    ]);
    const { declines } = await ofResident(us, mary);
    expect(declines).toMatchObject({
      recent: { offered: 4, declined: 3, review: true },
      by_part: [
        { part: 'morning', offered: 1, declined: 0 },
        { part: 'evening', offered: 3, declined: 3 },
      ],
      activities: [{ title: 'Songs', offered: 3, declined: 3 }],
    });
  });

  it('N13: proposes something untried that needs no warning', async () => {
    const us = await t.signIn();
    const mary = await live(us, 'Mary', {
      allergies: JSON.stringify([{ allergen: 'wool', severity: 'severe', detail: null }]),
    });
    await t.database.system((db) =>
      makeInterests(
        db,
        us.carehomeId,
        (
          [
            ['arts_crafts.knitting', 'love'],
            ['music.singing', 'like'],
            ['food.baking', 'curious'],
            ['arts_crafts.sewing', 'never'],
          ] as const
        ).map(([interest_code, stance]) => ({ resident_id: mary, interest_code, stance })),
        { day: TODAY, createdBy: us.id },
      ),
    );
    const { interests } = await ofResident(us, mary);
    expect(interests.known).toBe(4);
    expect(interests.untried.map(({ interest_code }) => interest_code)).toEqual([
      'arts_crafts.knitting',
      'music.singing',
    ]);
    expect(interests.unwanted).toEqual([{ interest_code: 'arts_crafts.sewing', stance: 'never' }]);
    const ideas = interests.untried.flatMap(({ idea }) => idea ?? []);
    expect(ideas.length).toBeGreaterThan(0);
    for (const { activity_id } of ideas) {
      const check = { activity_id, resident_ids: [mary] };
      expect((await t.call('suggestions/check', check, us)).body).toMatchObject({ conflicts: [] });
    }
    const singing = interests.untried[1]?.idea ?? expect.fail();
    await record(us, [{ daysAgo: 2, ...singing, people: [took(mary)] }]);
    const search = { resident_ids: [mary], query: 'wool winding', limit: 60 };
    const { body } = await t.call('suggestions/list', search, us);
    const wool = (body as Output<'suggestions/list'>).suggestions
      .map(({ activity }) => activity)
      .find(({ title }) => title === 'Wool winding')!;
    await record(us, [
      { daysAgo: 3, activity_id: wool.id, title: wool.title, people: [took(mary)] },
    ]);
    const after = await ofResident(us, mary);
    expect(after.works.activities.map(({ title, warned }) => [title, warned])).toEqual(
      expect.arrayContaining([
        [singing.title, false],
        [wool.title, true],
      ]),
    );
    expect(after.interests.untried.map(({ interest_code }) => interest_code)).not.toContain(
      'music.singing',
    );
  });

  it('shows ability checks only with permission to see levels', async () => {
    const us = await t.signIn();
    const mary = await live(us, 'Mary');
    await t.database.system((db) =>
      makePalHistory(
        db,
        us.carehomeId,
        [{ residentId: mary, assessorId: us.id, completedOn: '2026-11-01', answers: 'SSSSSSSSS' }],
        t.now(),
      ),
    );
    expect((await ofResident(us, mary)).checks).toEqual([
      { level: 'sensory', completed_on: '2026-11-01' },
    ]);
    const ended = await t.signIn({ package_title: 'Package D', expired: true });
    const there = await live(ended, 'Mary');
    expect((await ofResident(ended, there)).checks).toBeNull();
  });

  it.each<Status>(['deceased', 'moved_out', 'pre_admission'])(
    'N7: returns 404 for %s',
    async (status) => {
      const us = await t.signIn();
      const gone = await live(us, 'Gone', { status });
      const here = await live(us, 'Here');
      await record(
        us,
        [1, 2, 3].map((daysAgo) => ({ daysAgo, people: [took(gone), took(here)] })),
      );
      expect((await t.call('insights/resident', { resident_id: gone }, us)).status).toBe(404);
      expect((await ofResident(us, here)).company).toEqual([]);
      const { flags, below, alone } = await ofHome(us);
      expect(JSON.stringify([flags, below, alone])).not.toContain(gone);
    },
  );
});

describe('residents who need attention', () => {
  it('are listed with the numbers behind it', async () => {
    const us = await t.signIn();
    const [ann, ben, cis, dot] = [
      await live(us, 'Ann'),
      await live(us, 'Ben'),
      await live(us, 'Cis'),
      await live(us, 'Dot'),
    ];
    await record(us, [
      ...[16, 20, 24].map((daysAgo) => ({
        daysAgo,
        people: [took(ann, { engagement: 4 }), took(ben, { engagement: 2 })],
      })),
      ...[0, 2, 4, 6].map((daysAgo) => ({
        daysAgo,
        people: [took(ann, { engagement: 1 }), declined(ben), took(cis)],
      })),
      { daysAgo: 1, people: [took(cis, { distress: true, distress_note: 'Wept at the song.' })] },
      { daysAgo: 10, title: 'Tea', people: [took(dot)] },
    ]);
    const { flags, recorded, people } = await ofHome(us);
    expect({ recorded, people }).toEqual({ recorded: true, people: 4 });
    expect(flags.map(({ kind, person }) => [kind, person.preferred_name])).toEqual([
      ['distress', 'Cis'],
      ['missed', 'Ben'],
      ['missed', 'Dot'],
      ['falling_engagement', 'Ann'],
      ['rising_declines', 'Ben'],
    ]);
    expect(flags[0]).toMatchObject({ times: 1, last_day: addDays(TODAY, -1) });
    expect(flags[2]).toMatchObject({ days: 10, urgent: true, declined: 0, last: { title: 'Tea' } });
    expect(flags[3]).toMatchObject({ recent: { mean: 1, n: 4 }, before: { mean: 4, n: 3 } });
    expect(flags[4]).toMatchObject({
      recent: { offered: 4, declined: 4 },
      before: { offered: 3, declined: 0 },
    });
    // Overviews never quote distress.
    expect(JSON.stringify(flags)).not.toContain('Wept');
  });

  it('follow the home’s targets and are sorted by name', async () => {
    const us = await t.signIn();
    const zoe = await live(us, 'Zoe');
    await live(us, 'Abe', { mobility: JSON.stringify({ moves: 'bed' }) });
    await live(us, 'New', { move_in_date: addDays(TODAY, -2) });
    const alone = { format: 'one_to_one' as const, duration_min: 40 };
    await record(us, [
      { daysAgo: 1, ...alone, people: [took(zoe)] },
      { daysAgo: 1, at: '19:00', ...alone, people: [took(zoe)] },
    ]);
    const week = { from: addDays(TODAY, -6), to: TODAY };
    const before = await ofHome(us, week);
    expect(
      before.below.people.map(({ preferred_name, minutes, status }) => [
        preferred_name,
        minutes,
        status,
      ]),
    ).toEqual([
      ['Abe', 0, 'red'],
      ['Zoe', 80, 'amber'],
    ]);
    expect(before.alone.people).toMatchObject([
      { preferred_name: 'Abe', minutes: 0, status: 'red', reasons: ['bed'] },
    ]);
    expect(before.late_hours).toEqual({
      value: 100,
      sessions: 2,
      people: 2,
      without_evening: 1,
      without_weekend: 1,
    });
    const { body: settings } = await t.call('home-settings/get', {}, us);
    const K5 = { green: 80, amber: 60 };
    await t.call('home-settings/edit', { ...settings, bands: { ...settings.bands, K5 } }, us);
    const { below } = await ofHome(us, week);
    expect(below).toMatchObject({ line: K5, people: [{ preferred_name: 'Abe' }] });
  });

  it('compares chosen with recorded activities', async () => {
    const us = await t.signIn();
    const mary = await live(us, 'Mary');
    const suggested = await t.call('suggestions/list', { resident_ids: [mary], limit: 1 }, us);
    const activity_id = suggested.body.suggestions[0].activity.id as string;
    const choose = async () =>
      (await t.call('suggestions/choose', { activity_id, resident_ids: [mary] }, us)).body
        .id as string;
    const [choice_id] = [await choose(), await choose()];
    await record(us, [
      { daysAgo: 0, at: '09:30', choice_id, planned: true, people: [took(mary)] },
      { daysAgo: 1, people: [took(mary)] },
    ]);
    expect((await ofHome(us)).delivered).toEqual({
      chosen: 2,
      recorded: 1,
      sessions: 2,
      planned: 1,
    });
  });

  it('can be filtered by group, and are empty before the first record', async () => {
    const us = await t.signIn();
    const [ann] = [await live(us, 'Ann'), await live(us, 'Ben')];
    expect(await ofHome(us)).toMatchObject({ recorded: false, flags: [] });
    const [group_id = ''] = await t.database.system((db) =>
      makeGroups(
        db,
        us.carehomeId,
        [{ name: 'Choir', kind: 'interest', colour: 'plum', member_ids: [ann] }],
        t.now(),
      ),
    );
    const { people, below } = await ofHome(us, { group_id });
    expect(people).toBe(1);
    expect(below.people.map(({ id }) => id)).toEqual([ann]);
  });

  it('N2: never include another home’s residents', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const theirs = await live(them, 'Theirs');
    await record(them, [{ daysAgo: 20, people: [took(theirs)] }]);
    await live(us, 'Ours');
    expect(JSON.stringify(await ofHome(us))).not.toContain(theirs);
    expect((await t.call('insights/resident', { resident_id: theirs }, us)).status).toBe(404);
  });

  it.each([
    ['a volunteer', { role: 'volunteer_external' }],
    ['an inspector', { role: 'viewer_inspector' }],
    ['a relative', { role: 'relative' }],
  ] as const)('are refused to %s', async (_, kind) => {
    const user = await t.signIn(kind);
    const resident_id = randomUUID();
    expect((await t.call('insights/home', {}, user)).status).toBe(403);
    expect((await t.call('insights/resident', { resident_id }, user)).status).toBe(403);
  });
});
