import type { momentCalls } from '@relish/shared/families/moments/contract.ts';
import { howItWent } from '@relish/shared/reports/reports/how-it-went.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { decideRecordPhotos } from '../../photos/photos/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import { findOwnPerson } from '../../residents/relatives/public.ts';
import { listIds } from '../../residents/residents/public.ts';
import { listMoments, type MomentRow } from './queries.ts';

export const momentHandlers: Handlers<typeof momentCalls> = {
  'moments/list': {
    staged: async (context, { resident_id, after, limit }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { rows, own, sharesMood } = await transaction(async (db) => {
        const person = await findOwnPerson(db, carehomeId, user.id, resident_id);
        if (!person || familyState(person, now) === undefined) throw notFound();
        const agreed = await listAgreements(db, carehomeId, [resident_id]);
        // Consent is checked now, not as of the record.
        const shares =
          person.access_level >= SEES_UPDATES && agreed(resident_id, 'share_activity_family');
        return {
          rows: shares ? await listMoments(db, carehomeId, resident_id, { after, limit }) : [],
          own: await listIds(db, carehomeId),
          sharesMood: agreed(resident_id, 'share_mood_family'),
        };
      });
      const shown = rows.slice(0, limit);
      // Row level security hides other residents from relatives, so their names and consents need a
      // system transaction.
      const others = await system((db) => readOthers(db, carehomeId, shown, own));
      return {
        more: rows.length > limit,
        moments: shown.map((row) => toMoment(context, row, { ...others, sharesMood })),
      };
    },
  },
};

interface Told {
  isVisible: (mediaId: string) => boolean;
  hide: <T extends string | null>(text: T) => T;
}

async function readOthers(
  db: Db,
  carehomeId: string,
  rows: readonly MomentRow[],
  ownIds: readonly string[],
): Promise<Told> {
  const seen = await decideRecordPhotos(
    db,
    carehomeId,
    rows.flatMap(({ photos }) => photos.map(({ media_id }) => media_id)),
    { kind: 'family', residentIds: ownIds, isUploader: false },
  );
  const hide = await hidingOthers(db, carehomeId, ownIds);
  return {
    isVisible: (mediaId) => seen(mediaId) !== 'nothing',
    hide: <T extends string | null>(text: T) => (text === null ? text : (hide(text) as T)),
  };
}

/** Quick records show only activity and duration (domain 3.5). */
function toMoment(
  { media, carehomeId, now }: SignedIn,
  row: MomentRow,
  { isVisible, hide, sharesMood }: Told & { sharesMood: boolean },
) {
  const { id, category, started_at, minutes, note } = row;
  const signUrls = (mediaId: string) =>
    media.signUrls({ carehomeId, id: mediaId, audience: 'family', now });
  return {
    id,
    category,
    started_at,
    minutes,
    // Library titles name no one; own titles might.
    title: row.own_title ? hide(row.title) : row.title,
    how: howItWent(row, { sharesMood, hasNote: note !== null }),
    quote: hide(row.quote),
    note: hide(note),
    photos: row.photos
      .filter(({ media_id }) => isVisible(media_id))
      .map(({ media_id, caption }) => ({ picture: signUrls(media_id), caption: hide(caption) })),
  };
}
