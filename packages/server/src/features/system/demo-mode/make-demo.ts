import { randomUUID } from 'node:crypto';

import { demoKind, isRelative } from '@relish/shared/permissions.ts';

import { tooMany } from '../../../core/app-error.ts';
import type { TemplateRows } from '../../../core/demo-templates.ts';
import type { SignedIn } from '../../../core/handler.ts';
import { newSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import { startSession } from '../../accounts/account/public.ts';
import { insertUser, joinCarehome } from '../../accounts/people/public.ts';
import { queueMissingFiles } from '../../photos/gazettes/public.ts';
import { copyRows } from './copy-rows.ts';
import { becomeRelative, countDemos, findDemo, insertDemo } from './queries.ts';
import { insertHomeRows, listLibraryIds } from './template-queries.ts';

/** Each has the size of a home, so their number is limited. */
export const DEMOS_AT_MOST = 200;
const TRY_AGAIN_SECONDS = 600;

type Context = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };

/** Copies the template of the user's package and returns a token for its home. */
export async function makeDemo({
  system,
  user,
  sessionId,
  passwords,
  demoTemplates,
  address,
  now,
}: Context): Promise<string> {
  const template = await demoTemplates.read(demoKind(user), now);
  const libraryIds = await system(listLibraryIds);
  const home = describeHome(await copyRows(template, libraryIds), user);
  // No one knows it: a demonstration is entered by its owner's session only.
  const password_hash = await passwords.hash(newSecret(), address);
  return system(async (db) => {
    if ((await countDemos(db)) >= DEMOS_AT_MOST)
      throw tooMany('All demo homes are in use. Please try again later.', TRY_AGAIN_SECONDS);
    // Started twice at once: both use the first.
    const earlier = await findDemo(db, user.id);
    if (earlier) {
      const again = await startSession(db, earlier.user_id, now, earlier.carehome_id, sessionId);
      return again?.token ?? '';
    }
    await insertHomeRows(db, home.rows);
    const { carehomeId, organisationId } = home;
    const { first_name, last_name, role } = user;
    const email = `you@${randomUUID()}.relish.test`;
    const person = { first_name, last_name, email };
    const userId = await insertUser(db, { ...person, password_hash, email_confirmed_at: now });
    await queueMissingFiles(db, carehomeId, now);
    await joinCarehome(db, carehomeId, { user_id: userId, role, started_at: now });
    if (isRelative(user)) await becomeRelative(db, carehomeId, { id: userId, ...person });
    await insertDemo(
      db,
      {
        owner_id: user.id,
        organisation_id: organisationId,
        carehome_id: carehomeId,
        user_id: userId,
      },
      now,
    );
    return (await startSession(db, userId, now, carehomeId, sessionId))?.token ?? '';
  });
}

interface OrganisationRow {
  id: string;
}
interface CarehomeRow {
  id: string;
  name: string;
}

/** The same rules as in the user's own home, so that demo mode unlocks nothing (N23). */
function describeHome(rows: readonly TemplateRows[], user: SignedIn['user']) {
  let organisationId = '';
  let carehomeId = '';
  const described = rows.map((part) => {
    if (part.table_name === 'organisations') {
      const [organisation] = JSON.parse(part.rows) as [OrganisationRow];
      organisationId = organisation.id;
      const { is_risk_assessment_enabled } = user.carehome.organisation;
      const { expired } = user;
      const { title: package_title, is_basic } = user.package;
      const own = { package_title, is_basic, expired, is_risk_assessment_enabled };
      return { ...part, rows: JSON.stringify([{ ...organisation, ...own }]) };
    }
    if (part.table_name !== 'carehomes') return part;
    const [carehome] = JSON.parse(part.rows) as [CarehomeRow];
    carehomeId = carehome.id;
    // Documents and print carry the home's name, so they say it too.
    return { ...part, rows: JSON.stringify([{ ...carehome, name: `${carehome.name} (Demo)` }]) };
  });
  return { rows: described, organisationId, carehomeId };
}
