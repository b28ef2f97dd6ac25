import type { SectionKey } from '@relish/shared/about-me/sections.ts';
import { interestLabel, isInterestCode } from '@relish/shared/interests/taxonomy.ts';
import { guideFor } from '@relish/shared/pal/guide.ts';
import type { Answers } from '@relish/shared/pal/levels.ts';
import { can } from '@relish/shared/permissions.ts';
import type { Glance } from '@relish/shared/residents/contract.ts';

import { notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { listGlanceEntries } from '../about-me/queries.ts';
import { portraitsOf } from '../consents/queries.ts';
import { listInterests } from '../interests/queries.ts';
import { findCurrentPal } from '../pal/queries.ts';
import { findResident } from './queries.ts';

/** The card for agency staff: what matters and what must not go wrong, and nothing more. */
export async function glance(
  context: SignedIn & { db: Db },
  { id }: { id: string },
): Promise<Glance> {
  const { db, carehomeId } = context;
  const row = await findResident(db, carehomeId, id);
  if (!row) throw notFound();
  const entries = await listGlanceEntries(db, carehomeId, id);
  const told = (section: SectionKey, prompt?: string) =>
    entries
      .filter((each) => each.section_key === section && (!prompt || each.prompt_key === prompt))
      .map(({ text }) => text);
  const interests = await listInterests(db, carehomeId, id);
  const called = (wanted: string) =>
    interests.flatMap(({ interest_code: code, stance }) =>
      stance === wanted && isInterestCode(code) ? [interestLabel(code)] : [],
    );
  return {
    ...row,
    full_name: [row.title, row.first_name, row.last_name].filter(Boolean).join(' '),
    picture: (await portraitsOf(context, [row]))(row),
    key_worker: row.key_worker_name,
    essentials: told('essentials'),
    matters: told('matters'),
    talking: told('communication'),
    comfort: told('comfort'),
    please_do: told('please', 'please_do'),
    please_dont: told('please', 'please_dont'),
    loves: called('love'),
    never: called('never'),
    guide: await guideOf(context, id),
  };
}

async function guideOf({ db, carehomeId, user }: SignedIn & { db: Db }, id: string) {
  if (!can(user, 'pal.view-residents')) return null;
  const check = await findCurrentPal(db, carehomeId, id);
  if (!check) return null;
  const answers = check.source === 'in_app' ? (check.answers as Answers) : undefined;
  return guideFor(check.level, answers);
}
