import { misplaced } from '@relish/shared/about-me/fields.ts';
import { mayBeShared } from '@relish/shared/about-me/limits.ts';
import {
  PLEASE_MAX_ITEMS,
  type SectionKey,
  SECTIONS,
  type Visibility,
} from '@relish/shared/about-me/sections.ts';
import { dayIn } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { insertAudit } from '../audit/queries.ts';
import { agreementsOf } from '../consents/queries.ts';
import { attachPicture } from '../media/queries.ts';
import { countEntries, listVersions } from './queries.ts';

export type Context = SignedIn & { db: Db };

const SECTION_MAX = 100;

export const audited = (context: Context, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'about_me_entry', entity_id: id });

/** The day that was said; nothing can have been told tomorrow. */
export function dayTold({ user, now }: Context, told_on: string | null): string {
  const today = dayIn(user.carehome.time_zone, now);
  if (told_on !== null && told_on > today) throw invalid({ told_on: ['This is in the future.'] });
  return told_on ?? today;
}

export function visibilityIn(section: SectionKey, wanted: Visibility | undefined): Visibility {
  if (wanted === 'staff_family' && !mayBeShared(section))
    throw invalid({ visibility: ['This section stays between the person and staff.'] });
  return wanted ?? SECTIONS[section].visibility;
}

interface Place {
  resident_id: string;
  section_key: SectionKey;
  prompt_key: string | null;
}

/** Lists that people read at a glance stay short. */
export async function checkRoom({ db, carehomeId }: Context, place: Place) {
  const inList = place.section_key === 'please';
  const count = await countEntries(db, carehomeId, {
    residentId: place.resident_id,
    sectionKey: place.section_key,
    ...(inList && { promptKey: place.prompt_key }),
    status: 'accepted',
  });
  const most = inList ? PLEASE_MAX_ITEMS : SECTION_MAX;
  if (count >= most)
    throw invalid({ text: [`There are ${most} here already. Take one out first.`] });
}

/** The rules of the section, for what was written elsewhere. */
export function checkPlaced(place: Place & { text: string; media_ids: string[] }) {
  const [wrong] = Object.entries(misplaced(place));
  if (wrong) throw invalid({ [wrong[0]]: [wrong[1]] });
}

/** Gives uploads their place in the memory book: the person has agreed to that, and each is one's own. */
export async function attachAll(context: Context, residentId: string, ids: string[]) {
  if (ids.length === 0) return;
  const { db, carehomeId, user } = context;
  const agreed = await agreementsOf(db, carehomeId, [residentId]);
  if (!agreed(residentId, 'photo_life_story'))
    throw invalid({
      media_ids: ['Record the consent for life story pictures first, under Consent.'],
    });
  const use = { residentId, purpose: 'photo_life_story', userId: user.id } as const;
  for (const id of ids) if (!(await attachPicture(db, carehomeId, id, use))) throw notFound();
}

/** Somebody else saved in between: they are named, and what was typed stays in the form. */
export async function overtaken({ db, carehomeId }: Context, id: string) {
  const [latest] = await listVersions(db, carehomeId, id);
  return invalid({
    version: [`${latest?.written_by ?? 'Somebody'} has saved changes while you were writing.`],
  });
}
