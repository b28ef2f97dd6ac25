import { sql } from 'kysely';

import { after, days } from '../core/clock.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database } from '../db/database.ts';
import { insertCarehome, insertOrganisation } from '../features/organisations/queries.ts';
import { makePerson } from '../features/people/make.ts';
import { emailIsTaken } from '../features/people/queries.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANISATIONS, DEMO_PASSWORD } from './accounts.ts';
import { readDemoWeek } from './demo-week.ts';
import { type DemoHome, readDemoHome } from './home-content.ts';
import { makeHomePeople } from './home-people.ts';

const LOCK = 7_238_222;

/** Makes the demonstration organisations once, with the code that real ones are made with. */
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
  const toldHomes = new Map<string, DemoHome>();
  for (const name of DEMO_ORGANISATIONS.flatMap(({ homes }) => homes)) {
    const told = await readDemoHome(name);
    if (told) toldHomes.set(name, told);
  }
  const week = await readDemoWeek();
  return database.system(async (db) => {
    // Several processes may start on one database at once.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    if (await emailIsTaken(db, first)) return false;
    for (const { homes, people, ...organisation } of DEMO_ORGANISATIONS) {
      const organisation_id = await insertOrganisation(db, { ...organisation, is_demo: true });
      const carehomeIds: string[] = [];
      for (const name of homes)
        carehomeIds.push(await insertCarehome(db, { organisation_id, name, region: 'england' }));
      const personIds: string[] = [];
      for (const { about: _, ...person } of people)
        personIds.push(
          await makePerson(db, {
            ...person,
            carehomeIds,
            password_hash: hashes.get(person.email) ?? '',
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
        const told = toldHomes.get(name);
        if (told)
          await makeHomePeople(db, told, {
            carehomeId: carehomeIds[index] ?? '',
            managerId: personIds[0] ?? '',
            passwordHash,
            accounts,
            sealer,
            now,
            week,
            ...historyOf(organisation.package_title),
          });
      }
    }
    return true;
  });
}

/** Package E is shown with a season behind it, the others with some days; Package A keeps no records. */
function historyOf(packageTitle: string) {
  const letter = packageTitle.slice(-1);
  const recordedDays = { A: -1, E: 84 }[letter] ?? 14;
  return { recordedDays, writesFull: 'CDE'.includes(letter) };
}
