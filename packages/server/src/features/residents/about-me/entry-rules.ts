import { dayIn } from '@relish/shared/days.ts';
import { misplaced } from '@relish/shared/residents/about-me/fields.ts';
import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import {
  PLEASE_MAX_ITEMS,
  type SectionKey,
  SECTIONS,
  type Visibility,
} from '@relish/shared/residents/about-me/sections.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listAgreements } from '../consents/public.ts';
import { attachPictures } from '../media/public.ts';
import { countEntries, listVersions } from './queries.ts';

const SECTION_MAX = 100;

export const audited = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'about_me_entry', entity_id: id });

/** The day cannot be in the future. */
export function dayTold({ user, now }: InHome, told_on: string | null): string {
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

/** Lists meant to be read at a glance stay short. */
export async function checkRoom({ db, carehomeId }: InHome, place: Place) {
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

/** Section rules for text written elsewhere. */
export function checkPlaced(place: Place & { text: string; media_ids: string[] }) {
  const [wrong] = Object.entries(misplaced(place));
  if (wrong) throw invalid({ [wrong[0]]: [wrong[1]] });
}

export async function checkPicturesAgreed(
  { db, carehomeId }: InHome,
  residentId: string,
  field: string,
) {
  const agreed = await listAgreements(db, carehomeId, [residentId]);
  if (!agreed(residentId, 'photo_life_story'))
    throw invalid({
      [field]: ['Record the consent for life story pictures first, under Consent.'],
    });
}

/** Attaches the user's own uploads to the memory book; needs consent. */
export async function attachAll(context: InHome, residentId: string, ids: string[]) {
  if (ids.length === 0) return;
  const { db, carehomeId, user } = context;
  await checkPicturesAgreed(context, residentId, 'media_ids');
  const use = { residentId, purpose: 'photo_life_story', userId: user.id } as const;
  if (!(await attachPictures(db, carehomeId, ids, use))) throw notFound();
}

/** Optimistic lock: names the other user and leaves the form as typed. */
export async function overtaken({ db, carehomeId }: InHome, id: string) {
  const [latest] = await listVersions(db, carehomeId, id);
  return invalid({
    version: [`${latest?.written_by ?? 'Somebody'} has saved changes while you were writing.`],
  });
}
