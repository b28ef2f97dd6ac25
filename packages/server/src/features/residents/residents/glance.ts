import { can } from '@relish/shared/permissions.ts';
import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { interestLabel, isInterestCode } from '@relish/shared/residents/interests/taxonomy.ts';
import { guideFor } from '@relish/shared/residents/pal/guide.ts';
import type { Answers } from '@relish/shared/residents/pal/levels.ts';
import type { Glance } from '@relish/shared/residents/residents/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { listGlanceEntries } from '../about-me/public.ts';
import { signPortraits } from '../consents/public.ts';
import { listInterests } from '../interests/public.ts';
import { findCurrentPal } from '../pal/public.ts';
import { findResident } from './queries.ts';

/** For agency staff: essentials and risks only. */
export async function glance(
  context: SignedIn & { db: Db },
  { id }: { id: string },
): Promise<Glance> {
  const { db, carehomeId } = context;
  const row = await findResident(db, carehomeId, id);
  if (!row) throw notFound();
  const entries = await listGlanceEntries(db, carehomeId, id);
  const listTexts = (section: SectionKey, prompt?: string) =>
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
    picture: (await signPortraits(context, [row]))(row),
    key_worker: row.key_worker_name,
    essentials: listTexts('essentials'),
    matters: listTexts('matters'),
    talking: listTexts('communication'),
    comfort: listTexts('comfort'),
    please_do: listTexts('please', 'please_do'),
    please_dont: listTexts('please', 'please_dont'),
    loves: called('love'),
    never: called('never'),
    guide: await readGuide(context, id),
  };
}

async function readGuide({ db, carehomeId, user }: SignedIn & { db: Db }, id: string) {
  if (!can(user, 'pal.view-residents')) return null;
  const check = await findCurrentPal(db, carehomeId, id);
  if (!check) return null;
  const answers = check.source === 'in_app' ? (check.answers as Answers) : undefined;
  return guideFor(check.level, answers);
}
