import { hidingNames } from '@relish/shared/documents/hide-names.ts';
import { type momentCalls, went } from '@relish/shared/moments/contract.ts';
import { SEES_UPDATES } from '@relish/shared/relatives/choices.ts';
import { familyState } from '@relish/shared/relatives/family-state.ts';

import { notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { agreementsOf, mayShowTogether } from '../consents/queries.ts';
import { listResidentNames } from '../document-content/queries.ts';
import { findOwnPerson } from '../family-access/queries.ts';
import { listIds } from '../residents/queries.ts';
import { listMoments, type MomentRow } from './queries.ts';

export const momentHandlers: Handlers<typeof momentCalls> = {
  'moments/list': {
    staged: async (context, { resident_id, after, limit }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { rows, own, sharesMood } = await transaction(async (db) => {
        const person = await findOwnPerson(db, carehomeId, user.id, resident_id);
        if (!person || familyState(person, now) === undefined) throw notFound();
        const agreed = await agreementsOf(db, carehomeId, [resident_id]);
        // Who changed their mind is asked now, not when it was written.
        const shares =
          person.access_level >= SEES_UPDATES && agreed(resident_id, 'share_activity_family');
        return {
          rows: shares ? await listMoments(db, carehomeId, resident_id, { after, limit }) : [],
          own: await listIds(db, carehomeId),
          sharesMood: agreed(resident_id, 'share_mood_family'),
        };
      });
      const shown = rows.slice(0, limit);
      // The others do not exist in a family's transaction: neither what they agreed to, nor the names to leave out.
      const told = await system((db) => readOthers(db, carehomeId, shown, own));
      return {
        more: rows.length > limit,
        moments: shown.map((row) => momentOf(context, row, { ...told, sharesMood })),
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
  const visible = new Set<string>();
  for (const photo of rows.flatMap(({ photos }) => photos))
    if (await mayShowTogether(db, carehomeId, photo, ownIds)) visible.add(photo.media_id);

  const everybody = await listResidentNames(db, carehomeId);
  const isOwn = ({ id }: { id: string }) => ownIds.includes(id);
  const hide = hidingNames({
    others: everybody.filter((each) => !isOwn(each)),
    keep: everybody
      .filter(isOwn)
      .flatMap((each) => [each.first_name, each.preferred_name, each.last_name]),
    instead: 'another resident',
  });
  return {
    isVisible: (mediaId) => visible.has(mediaId),
    hide: <T extends string | null>(text: T) => (text === null ? text : (hide(text) as T)),
  };
}

/** A quick record tells what it was and how long; words and pictures come with a full one (domain 3.5). */
function momentOf(
  { media, carehomeId, now }: SignedIn,
  row: MomentRow,
  { isVisible, hide, sharesMood }: Told & { sharesMood: boolean },
) {
  const { id, category, started_at, minutes } = row;
  const isFull = row.report_type === 'full';
  const urlsOf = (mediaId: string) =>
    media.urlsOf({ carehomeId, id: mediaId, audience: 'family', now });
  return {
    id,
    category,
    started_at,
    minutes,
    // What the library calls it names nobody; what somebody wrote might.
    title: row.own_title ? hide(row.title) : row.title,
    mood: sharesMood ? row.mood_after : null,
    went: went(row.engagement),
    quote: isFull ? hide(row.quote) : null,
    note: isFull ? hide(row.note) : null,
    photos: row.photos
      .filter(({ media_id }) => isFull && isVisible(media_id))
      .map(({ media_id, caption }) => ({ picture: urlsOf(media_id), caption: hide(caption) })),
  };
}
