import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import {
  contactFiguresFrom,
  familyContact,
} from '@relish/shared/reports/figures/family-contact.ts';
import {
  ACCESS_LEVELS,
  CONTACT_ONLY,
  LINK_STATUSES,
} from '@relish/shared/residents/relatives/choices.ts';
import { countDays, eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { makeRandomHome, randomHome, ZONE } from '../../../testing/random-home.ts';
import { live } from '../../../testing/recorded-home.ts';
import { linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { makePerson } from '../../accounts/people/make.ts';
import { makeRelatives } from '../../residents/relatives/make.ts';
import { listLiving } from '../documents/public.ts';
import { readFamilyContact } from './family-contact-queries.ts';
import { findBegun } from './queries.ts';

const ACTIVITY = { version: '1.0.0', platform: 'desktop' };

const relative = fc.record({
  has_account: fc.constantFrom(true, true, false),
  /** Days before the last day of the period. */
  used: fc.option(fc.integer({ min: 27, max: 33 })),
  links: fc.uniqueArray(
    fc.record({
      who: fc.nat(5),
      status: fc.constantFrom(...LINK_STATUSES, ...Array<'active'>(6).fill('active')),
      access_level: fc.constantFrom(...ACCESS_LEVELS, CONTACT_ONLY, CONTACT_ONLY),
    }),
    { maxLength: 3, selector: ({ who }) => who },
  ),
});

it('K21: the database computes the same figures as the rows, for any home', async () => {
  const { database } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(
      randomHome,
      fc.array(relative, { minLength: 2, maxLength: 6 }),
      (home, relatives) =>
        database.system(async (db) => {
          const carehomeId = await makeRandomHome(db, home);
          const today = addDays(home.from, home.days - 1);
          const period = { from: home.from, to: today };
          const living = await listLiving(db, carehomeId, null);
          const invitedBy = (
            await db
              .selectFrom('memberships')
              .select('user_id')
              .where('carehome_id', '=', carehomeId)
              .executeTakeFirstOrThrow()
          ).user_id;
          const addAccount = () =>
            makePerson(db, {
              email: `${randomUUID()}@example.org`,
              first_name: 'Sue',
              last_name: 'Hill',
              password_hash: '',
              role: 'relative',
              carehomeIds: [carehomeId],
              since: new Date(0),
            });
          const people = [];
          for (const { has_account, used, links } of relatives)
            people.push({
              first_name: 'Sue',
              last_name: 'Hill',
              user_id: has_account ? await addAccount() : null,
              last_active_on: used === null ? null : addDays(today, -used),
              links: links.flatMap(({ who, ...link }) => {
                const resident = living[who];
                return resident
                  ? [{ ...link, resident_id: resident.id, relationship: 'child' as const }]
                  : [];
              }),
            });
          await makeRelatives(db, carehomeId, people, {
            invitedBy,
            now: startOfDayIn(ZONE, today),
          });
          const { first } = await findBegun(db, carehomeId);
          const zone = { timeZone: ZONE, firstDay: first };
          const eligible = countDays(
            new Map(living.map((each) => [each.id, eligibleDays(each, period, zone)])),
            period,
          );
          const contacts = people.flatMap(({ links, user_id, last_active_on }, index) =>
            links
              .filter((link) => user_id && link.status === 'active' && link.access_level > 0)
              .map(({ resident_id }) => ({
                relative_id: String(index),
                resident_id,
                last_active: last_active_on,
              })),
          );
          const { residents, active } = familyContact(eligible, contacts, {
            today,
            replyMinutes: [],
          });
          const scope = { carehomeId, timeZone: ZONE };
          const totals = await readFamilyContact(db, scope, period, today);
          const { K21r, K21a } = contactFiguresFrom(totals);
          expect({ residents: totals?.residents, of: K21r?.n, active: K21a?.value }).toEqual({
            residents,
            of: eligible.size,
            active,
          });
        }),
    ),
    { numRuns: 25, endOnFailure: true },
  );
});

describe('the last use of a relative', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  /** Two residents with a relative each, and a third without. */
  const makeFamilies = async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const addRelative = async (residentId: string) => {
      const user = await t.signIn({ role: 'relative', carehomeId });
      const link = { userId: user.id, residentId, now: t.now() };
      await t.database.system((db) => linkRelative(db, carehomeId, link));
      return user;
    };
    const daughter = await addRelative(await live(t, manager, 'Ann'));
    await addRelative(await live(t, manager, 'Ben'));
    await live(t, manager, 'Cis');
    return { manager, daughter, carer: await t.signIn({ role: 'carer', carehomeId }) };
  };

  const readUse = async (userId: string) =>
    (
      await t.database.system((db) =>
        db
          .selectFrom('relatives')
          .select('last_active_on')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow(),
      )
    ).last_active_on;

  const readFigures = async (by: TestUser, period: { from: string; to: string }) => {
    const { body } = await t.call('dashboard/figures', { ...period, compare: true }, by);
    const { figures } = body as Output<'dashboard/figures'>;
    return Object.fromEntries(
      figures
        .filter(({ id }) => id === 'K21r' || id === 'K21a')
        .map(({ id, value, previous, n }) => [id, { value, previous, n }]),
    );
  };

  it('is kept as a day, survives signing out and counts for thirty days', async () => {
    const { manager, daughter, carer } = await makeFamilies();
    const other = await makeFamilies();
    const day = dayIn('Europe/London', t.now());
    const period = { from: addDays(day, -6), to: day };
    expect(await readFigures(manager, period)).toEqual({
      K21r: { value: 2, previous: null, n: 3 },
      K21a: { value: 0, previous: null, n: 2 },
    });
    await t.call('app-activity', ACTIVITY, daughter);
    await t.call('app-activity', ACTIVITY, carer);
    await t.call('logout', {}, daughter);
    expect(await readUse(daughter.id)).toBe(day);
    expect(await readFigures(manager, period)).toMatchObject({ K21a: { value: 50, n: 2 } });
    expect(await readFigures(other.manager, period)).toMatchObject({ K21a: { value: 0, n: 2 } });
    t.advance(days(30));
    const later = await t.signIn({ carehomeId: manager.carehomeId });
    const until = dayIn('Europe/London', t.now());
    expect(await readFigures(later, { from: addDays(until, -6), to: until })).toMatchObject({
      K21a: { value: 0, n: 2 },
    });
  });

  it('is written once a day', async () => {
    const { daughter } = await makeFamilies();
    const writes = async () =>
      (
        await t.database.system((db) =>
          db
            .selectFrom('relatives')
            .select((eb) => eb.ref('xmin' as 'id').as('xmin'))
            .where('user_id', '=', daughter.id)
            .executeTakeFirstOrThrow(),
        )
      ).xmin;
    await t.call('app-activity', ACTIVITY, daughter);
    const once = await writes();
    await t.call('app-activity', ACTIVITY, daughter);
    expect(await writes()).toBe(once);
    t.advance(days(1));
    await t.call('app-activity', ACTIVITY, daughter);
    expect(await writes()).not.toBe(once);
  });

  it('is not known for a period that has ended', async () => {
    const { manager } = await makeFamilies();
    const day = dayIn('Europe/London', t.now());
    expect(
      await readFigures(manager, { from: addDays(day, -8), to: addDays(day, -1) }),
    ).toMatchObject({ K21r: { value: null }, K21a: { value: null } });
  });
});
