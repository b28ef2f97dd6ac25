import { sql } from 'kysely';

import { after, days } from '../core/clock.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Database } from '../db/database.ts';
import { insertCarehome, insertOrganisation } from '../features/organisations/queries.ts';
import { makePerson } from '../features/people/make.ts';
import { emailIsTaken } from '../features/people/queries.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANISATIONS, DEMO_PASSWORD } from './accounts.ts';

const LOCK = 7_238_222;

/** Makes the demonstration organisations once, with the code that real ones are made with. */
export async function ensureDemoData({
  database,
  passwords,
  now,
}: {
  database: Database;
  passwords: Passwords;
  now: Date;
}): Promise<boolean> {
  const first = DEMO_ACCOUNTS[0]?.email ?? '';
  if (await database.system((db) => emailIsTaken(db, first))) return false;

  const hashes = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS)
    hashes.set(email, await passwords.hash(DEMO_PASSWORD, 'demo'));
  return database.system(async (db) => {
    // Several processes may start on one database at once.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    if (await emailIsTaken(db, first)) return false;
    for (const { homes, people, ...organisation } of DEMO_ORGANISATIONS) {
      const organisation_id = await insertOrganisation(db, organisation);
      const carehomeIds: string[] = [];
      for (const name of homes)
        carehomeIds.push(await insertCarehome(db, { organisation_id, name, region: 'england' }));
      for (const { about: _, ...person } of people)
        await makePerson(db, {
          ...person,
          carehomeIds,
          password_hash: hashes.get(person.email) ?? '',
          since: after(now, -days(120)),
        });
    }
    return true;
  });
}
