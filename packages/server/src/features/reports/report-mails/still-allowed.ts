import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import type { Db } from '../../../db/database.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { decideRecordPhotos } from '../../photos/photos/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { standingStatuses } from '../../residents/residents/public.ts';
import { isStillShared } from '../documents/public.ts';
import { obstacleFor } from './obstacle.ts';
import { findAbout, hasShared, hasTakenBack, listFamily, type QueuedMail } from './queries.ts';

type Against = 'no_longer_linked' | 'has_died' | 'no_longer_shared' | 'not_attached';

/** Rechecks everything before sending, which may be hours after the request. */
export async function whatStandsAgainst(
  db: Db,
  carehomeId: string,
  mail: QueuedMail,
  now: Date,
): Promise<Against | undefined> {
  const about = await findAbout(db, carehomeId, mail.resident_id);
  if (!about) return 'no_longer_linked';
  if (about.status === 'deceased' && !(await hadDiedBefore(db, carehomeId, mail)))
    return 'has_died';
  if (mail.attach && !(await findHomeSettings(db, carehomeId)).email_attachments)
    return 'not_attached';
  if (mail.recipient_user_id !== null) {
    const family = await listFamily(db, carehomeId, about.id);
    const member = family.find(({ user_id }) => user_id === mail.recipient_user_id);
    const isTheirs =
      member !== undefined && obstacleFor(member) === null && member.email === mail.address;
    if (!isTheirs || familyState(about, now) === undefined) return 'no_longer_linked';
  }
  return (await isAllShared(db, carehomeId, mail)) ? undefined : 'no_longer_shared';
}

/** Compares when the death was recorded: only after that has a manager confirmed the mail. */
async function hadDiedBefore(db: Db, carehomeId: string, mail: QueuedMail): Promise<boolean> {
  const [last] = await standingStatuses(db, carehomeId, mail.resident_id);
  return last?.status === 'deceased' && last.changed_at <= mail.created_at;
}

/** Consent, records and photos in the file (N24). */
async function isAllShared(db: Db, carehomeId: string, mail: QueuedMail): Promise<boolean> {
  const { resident_id, shown, from_day: from, to_day: to, finished_at } = mail;
  const agreed = await listAgreements(db, carehomeId, [resident_id]);
  if (!agreed(resident_id, 'share_activity_family')) return false;
  if (!(await hasShared(db, carehomeId, resident_id, { from, to }))) return false;
  if (!(await isStillShared(db, carehomeId, mail))) return false;
  if (finished_at === null || (await hasTakenBack(db, carehomeId, resident_id, finished_at)))
    return false;
  const seen = await decideRecordPhotos(db, carehomeId, shown.photos, {
    kind: 'family',
    residentIds: [resident_id],
    isUploader: false,
  });
  return shown.photos.every((id) => seen(id) === 'original');
}
