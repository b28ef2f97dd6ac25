import { type momentCalls, went } from '@relish/shared/moments/contract.ts';
import { SEES_UPDATES } from '@relish/shared/relatives/choices.ts';

import { notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { agreementsOf, mayShowTogether } from '../consents/queries.ts';
import { findOwnPerson } from '../family-access/queries.ts';
import { listIds } from '../residents/queries.ts';
import { listMoments } from './queries.ts';

export const momentHandlers: Handlers<typeof momentCalls> = {
  'moments/list': {
    staged: async ({ transaction, system, ...context }, { resident_id, after, limit }) => {
      const { carehomeId, user, media, now } = context;
      const read = await transaction(async (db) => {
        const person = await findOwnPerson(db, carehomeId, user.id, resident_id);
        if (!person) throw notFound();
        const agreed = await agreementsOf(db, carehomeId, [resident_id]);
        // Who changed their mind is asked now, not when it was written.
        const shares =
          person.access_level >= SEES_UPDATES && agreed(resident_id, 'share_activity_family');
        return {
          rows: shares ? await listMoments(db, carehomeId, resident_id, { after, limit }) : [],
          sharesMood: agreed(resident_id, 'share_mood_family'),
          own: await listIds(db, carehomeId),
        };
      });
      const shown = read.rows.slice(0, limit);
      // What the others in a photo have agreed to does not exist in a family's transaction.
      const visible = await system(async (db) => {
        const ids = new Set<string>();
        for (const photo of shown.flatMap(({ photos }) => photos))
          if (await mayShowTogether(db, carehomeId, photo, read.own)) ids.add(photo.media_id);
        return ids;
      });
      return {
        more: read.rows.length > limit,
        moments: shown.map(
          ({ engagement, mood_after, photos, report_type, quote, note, ...row }) => ({
            ...row,
            mood: read.sharesMood ? mood_after : null,
            went: went(engagement),
            // A quick record tells what it was and how long; words and pictures come with a full one (domain 3.5).
            quote: report_type === 'full' ? quote : null,
            note: report_type === 'full' ? note : null,
            photos: photos
              .filter(({ media_id }) => report_type === 'full' && visible.has(media_id))
              .map(({ media_id, caption }) => ({
                picture: media.urlsOf({
                  carehomeId,
                  id: media_id,
                  audience: 'family' as const,
                  now,
                }),
                caption,
              })),
          }),
        ),
      };
    },
  },
};
