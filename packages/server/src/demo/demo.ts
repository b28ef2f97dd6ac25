import { addDays, dayIn } from '@relish/shared/days.ts';
import { includesSurveys } from '@relish/shared/permissions.ts';
import { SETTLING_DAYS } from '@relish/shared/reports/figures/first-day.ts';
import { sql } from 'kysely';

import { after, days } from '../core/clock.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database, Db } from '../db/database.ts';
import { insertCarehome, insertOrganisation } from '../features/accounts/organisations/public.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { emailIsTaken } from '../features/accounts/people/public.ts';
import { queueMissingFiles } from '../features/photos/gazettes/public.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_ORGANISATIONS,
  DEMO_PASSWORD,
  type DemoOrganisation,
} from './accounts.ts';
import { type DemoPictures, readDemoPictures } from './demo-pictures.ts';
import { type DemoWeek, readDemoWeek } from './demo-week.ts';
import { makeHouseholdAlbum } from './home-album.ts';
import { makeChatAccounts, makeHomeChats } from './home-chats.ts';
import { type DemoHome, readDemoHome } from './home-content.ts';
import { makeHouseholdEvents } from './home-events.ts';
import { makeHomeListening } from './home-listening.ts';
import { makeHomeOuting } from './home-outing.ts';
import { makeHomePeople } from './home-people.ts';
import { makeHomeRisks } from './home-risks.ts';
import { makeHomeSurveys } from './home-surveys.ts';

const LOCK = 7_238_222;

/** Creates one organisation per package and state, unless they exist. */
export async function ensureDemoData({
  database,
  passwords,
  sealer,
  now,
}: {
  database: Database;
  passwords: Passwords;
  sealer: Sealer;
  now: Date;
}): Promise<boolean> {
  const first = DEMO_ACCOUNTS[0]?.email ?? '';
  if (await database.system((db) => emailIsTaken(db, first))) return false;

  const hashes = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS)
    hashes.set(email, await passwords.hash(DEMO_PASSWORD, 'demo'));
  const passwordHash = hashes.get(first) ?? '';
  const demoHomes = new Map<string, DemoHome>();
  for (const name of DEMO_ORGANISATIONS.flatMap(({ homes }) => homes)) {
    const home = await readDemoHome(name);
    if (home) demoHomes.set(name, home);
  }
  const week = await readDemoWeek();
  const pictures = await readDemoPictures();
  return database.system(async (db) => {
    // Several processes may start on one database, and wait as long as the first needs.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    if (await emailIsTaken(db, first)) return false;
    for (const organisation of DEMO_ORGANISATIONS) {
      const { carehomeIds } = await makeDemoOrganisation(db, organisation, {
        homes: demoHomes,
        week,
        pictures,
        passwordHash: (email) => hashes.get(email) ?? passwordHash,
        staffEmail: (name, home) =>
          `${`${name}.${home}`
            .toLowerCase()
            .replaceAll(' ', '.')
            .replace(/[^a-z.]/g, '')}@relish.test`,
        sealer,
        now,
      });
      for (const id of carehomeIds) await queueMissingFiles(db, id, now);
    }
    return true;
  });
}

interface Making {
  /** Content by the name of the home; homes without content have no residents. */
  homes: ReadonlyMap<string, DemoHome>;
  week: DemoWeek;
  pictures: DemoPictures;
  passwordHash: (email: string) => string;
  staffEmail: (name: string, home: string) => string;
  sealer: Sealer;
  now: Date;
}

/** Uses the same code as real organisations. */
export async function makeDemoOrganisation(
  db: Db,
  { homes, people, ...organisation }: DemoOrganisation,
  { homes: content, week, pictures, passwordHash, staffEmail, sealer, now }: Making,
) {
  const organisationId = await insertOrganisation(db, { ...organisation, is_demo: true });
  // As if the home had started with its first record, so its figures are assessed.
  const { recordedDays } = historyFor(organisation.package_title);
  const first_day = addDays(dayIn('Europe/London', now), -Math.max(recordedDays, SOME_DAYS));
  const carehomeIds: string[] = [];
  for (const name of homes)
    carehomeIds.push(
      await insertCarehome(db, {
        organisation_id: organisationId,
        name,
        region: 'england',
        first_day,
      }),
    );
  const personIds: string[] = [];
  for (const { about: _, ...person } of people)
    personIds.push(
      await makePerson(db, {
        ...person,
        carehomeIds,
        password_hash: passwordHash(person.email),
        since: after(now, -days(120)),
      }),
    );
  const accounts = new Map(
    people.map((each, index) => [
      `${each.first_name} ${each.last_name}`,
      { id: personIds[index] ?? '', email: each.email },
    ]),
  );
  for (const [index, name] of homes.entries()) {
    const home = content.get(name);
    if (organisation.kind === 'family')
      await makeHousehold(db, {
        carehomeId: carehomeIds[index] ?? '',
        managerId: personIds[0] ?? '',
        family: (people[0]?.last_name ?? '').toLowerCase(),
        name,
        week,
        passwordHash: passwordHash(''),
        toEmail: (person) => staffEmail(person, name),
        pictures,
        now,
      });
    if (!home) continue;
    const made = await makeHomePeople(db, home, {
      carehomeId: carehomeIds[index] ?? '',
      managerId: personIds[0] ?? '',
      passwordHash: passwordHash(''),
      staffEmail: (person) => staffEmail(person, name),
      accounts,
      sealer,
      now,
      week,
      pictures,
      ...historyFor(organisation.package_title),
    });
    if (organisation.is_risk_assessment_enabled)
      await makeHomeOuting(db, {
        carehomeId: carehomeIds[index] ?? '',
        managerId: personIds[0] ?? '',
        staffIds: made.keyWorkers,
        residentIds: made.goOut,
        now,
      });
    if (organisation.kind === 'family' || !includesSurveys(organisation.package_title)) continue;
    const setting = {
      carehomeId: carehomeIds[index] ?? '',
      managerId: personIds[0] ?? '',
      name,
      now,
    };
    const surveyId = await makeHomeSurveys(db, { ...setting, sealer });
    const staff = new Map([
      ...made.staff,
      ...[...accounts].map(([person, { id }]) => [person, id] as const),
    ]);
    await makeHomeListening(db, { ...setting, staff, residents: made.residents, surveyId });
    if (organisation.is_risk_assessment_enabled === true)
      await makeHomeRisks(db, { ...setting, sealer, staff, residents: made.residents });
  }
  return { organisationId, carehomeIds };
}

async function makeHousehold(
  db: Db,
  household: {
    carehomeId: string;
    managerId: string;
    family: string;
    name: string;
    week: DemoWeek;
    passwordHash: string;
    toEmail: (person: string) => string;
    pictures: DemoPictures;
    now: Date;
  },
) {
  const { managerId, family, pictures, now } = household;
  const setting = { ...household, timeZone: 'Europe/London' };
  await makeHouseholdEvents(db, setting);
  await makeHouseholdAlbum(db, pictures.albums, family, {
    ...setting,
    today: dayIn(setting.timeZone, now),
    staffIds: [managerId],
    relativeId: undefined,
  });
  const members = await makeChatAccounts(db, [{ first_name: 'Chidi', last_name: 'Okafor' }], {
    ...setting,
    role: 'family_member',
    accounts: new Map(),
  });
  await makeHomeChats(db, { ...setting, staff: new Map(), family: members, residents: new Map() });
}

/** Enough to compare last week with the targets as well. */
const SOME_DAYS = SETTLING_DAYS + 7;

/** Package E has a season of records, the others a few days; Package A keeps none. */
function historyFor(packageTitle: string) {
  const letter = packageTitle.slice(-1);
  const recordedDays = { A: -1, E: 84 }[letter] ?? SOME_DAYS;
  return { recordedDays, writesFull: 'CDE'.includes(letter) };
}
