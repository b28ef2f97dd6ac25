import { randomUUID } from 'node:crypto';

import type { CallName } from '@relish/shared/calls.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeReports } from '../features/reports/reports/make.ts';
import { makeResident, type ResidentToMake } from '../features/residents/residents/make.ts';
import { decide, linkRelative } from '../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { pushTexts } from '../web-push/messages.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const NAME = 'Quillfeather';

/** A resident with a birthday tomorrow, ten days without activity and every consent given. */
const live = (user: TestUser, values: Partial<ResidentToMake> = {}) =>
  t.database.system(async (db) => {
    const now = t.now();
    const id = await makeResident(db, user.carehomeId, {
      createdBy: user.id,
      now,
      first_name: NAME,
      last_name: NAME,
      date_of_birth: '1936-11-16',
      move_in_date: '2026-01-05',
      birthday_visibility: 'home',
      room: 'ROOM-99',
      ...values,
    });
    for (const purpose of ['birthday_shown', 'age_shown', 'name_in_home_news'] as const)
      await decide(db, user.carehomeId, id, { purpose, decision: 'yes', now });
    await makeReports(db, user.carehomeId, [
      {
        id: randomUUID(),
        title: 'Singing',
        category: 'MUS',
        started_at: '2026-11-05T10:00:00.000Z',
        day: '2026-11-05',
        createdBy: user.id,
        people: [{ resident_id: id, attendance: 'took_part', engagement: 1, distress: true }],
      },
    ]);
    return id;
  });

/** The family has not been informed. */
async function change(manager: TestUser, id: string, status: Status) {
  const { version } = (await t.call('residents/get', { id }, manager)).body;
  const input = { id, version, status, family_informed: false };
  expect((await t.call('residents/change-status', input, manager)).status).toBe(200);
}

/** Every call behind the first screen, the insights and their lists, for staff. */
const TOLD = [
  'dashboard/home',
  'dashboard/missed',
  'dashboard/birthdays',
  'dashboard/notice-board',
  'dashboard/minutes',
  'dashboard/figures',
  'dashboard/activity-feedback',
  'insights/home',
] as const satisfies CallName[];

const readEverything = async (user: TestUser) => {
  const answers = [];
  for (const name of TOLD) answers.push((await t.call(name, {}, user)).body);
  return JSON.stringify(answers);
};

const openLoungeScreen = async (user: TestUser) => {
  const { body } = await t.call('lounge-screens/add', { name: 'Lounge' }, user);
  return JSON.stringify(
    (await t.call('lounge-screens/show', { token: body.token as string })).body,
  );
};

it('N2: the first screen shows nothing of the previous home after switching', async () => {
  const [one, two] = [await t.signIn(), await t.signIn()];
  await live(one);
  expect(await readEverything(one)).toContain(NAME);
  await t.database.system((db) =>
    db
      .insertInto('memberships')
      .values({ carehome_id: two.carehomeId, user_id: one.id, role: 'home_manager' })
      .execute(),
  );
  await t.call('switch-carehome', { carehome_id: two.carehomeId }, one);
  expect(await readEverything(one)).not.toContain(NAME);
});

it('N7: a resident who has died appears in no birthday, missed list, insight or screen', async () => {
  const manager = await t.signIn();
  const id = await live(manager);
  expect(await readEverything(manager)).toContain(NAME);
  expect(await openLoungeScreen(manager)).toContain(NAME);
  await change(manager, id, 'deceased');
  expect(await readEverything(manager)).not.toContain(NAME);
  expect(await openLoungeScreen(manager)).not.toContain(NAME);
});

describe('a relative', () => {
  const makeFamily = async (values: Partial<ResidentToMake> = {}) => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const daughter = await t.signIn({ role: 'relative', carehomeId });
    const residentId = await live(manager, values);
    await t.database.system((db) =>
      linkRelative(db, carehomeId, { userId: daughter.id, residentId, now: t.now() }),
    );
    return { manager, daughter, residentId };
  };
  const home = async (user: TestUser) =>
    JSON.stringify((await t.call('dashboard/home', {}, user)).body);

  it.each(['hospital', 'away', 'deceased'] as const)(
    'N8: sees an unchanged first screen while their resident is %s and the family has not been informed',
    async (status) => {
      const { manager, daughter, residentId } = await makeFamily();
      const notice = { title: `${NAME} sings on Friday`, audience: 'family' } as const;
      expect((await t.call('notices/add', notice, manager)).status).toBe(200);
      const first = await home(daughter);
      expect(first).toContain(NAME);
      await change(manager, residentId, status);
      expect(await home(daughter)).toBe(first);
    },
  );

  it('N15: gets no score or level of their resident and no figure of the home', async () => {
    const { daughter } = await makeFamily();
    const { body } = await t.call('dashboard/home', {}, daughter);
    expect([body.missed, body.key_figures]).toEqual([null, null]);
    expect(JSON.stringify([body.birthdays, body.notices])).not.toMatch(
      /level|engagement|mood|score|distress|room|status/i,
    );
  });
});

it('N16: a demonstration home counts in no figures and sends nothing', async () => {
  const [demo, real] = [await t.signIn({ is_demo: true }), await t.signIn()];
  await live(demo);
  const { body } = await t.call('dashboard/figures', {}, real);
  expect((body.figures as { id: string; value: number | null }[])[0]).toMatchObject({ value: 0 });
  await t.call('notices/add', { title: 'Fire alarm', audience: 'staff', priority: 'urgent' }, demo);
  await t.call('week-mail/set', { wanted: true }, demo);
  await t.jobs.runDue();
  expect(await t.mailbox.to(demo.email)).toEqual([]);
});

it('N17: no name, room or notice text appears in a log or push text', async () => {
  const manager = await t.signIn();
  await live(manager);
  const notice = { title: 'Thistlewick bakes', body: 'SECRET-BODY', audience: 'staff' } as const;
  await t.call('notices/add', notice, manager);
  await readEverything(manager);
  await openLoungeScreen(manager);
  expect(t.log.join('')).not.toMatch(/Quillfeather|ROOM-99|Thistlewick|SECRET-BODY/);
  for (const { title, body, url } of Object.values(pushTexts))
    expect(`${title}${body}${url}`.replaceAll(/\{(home|week|events)\}/g, '')).not.toMatch(/[{}$]/);
});

it('N22: the lounge screen shows public notices only, and nothing about health, faith or staff', async () => {
  const manager = await t.signIn();
  const id = await live(manager, {
    diet: JSON.stringify({ food_texture: 4 }),
    mobility: JSON.stringify({ moves: 'bed' }),
  });
  await t.call('tags/set', { resident_id: id, tags: ['loves.animals'] }, manager);
  for (const audience of ['staff', 'family', 'all'] as const)
    await t.call('notices/add', { title: `For ${audience} only`, audience }, manager);
  const shown = await openLoungeScreen(manager);
  expect(shown).toContain('For all only');
  // An id may contain any letters.
  expect(shown.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(
    /For (staff|family)|ROOM-99|diet|texture|mobility|bed|tag|animals|1936/,
  );
});
