import type { loungeScreenCalls } from '@relish/shared/board/lounge-screens/contract.ts';
import { NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';
import { dayIn } from '@relish/shared/days.ts';
import { includesPhotos } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countAgainst, screenLimit } from '../../../core/limits.ts';
import { newSecret } from '../../../core/secrets.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listOnWall } from '../../events/sharing/public.ts';
import { listDisplayed } from '../../photos/photos/public.ts';
import { listShownInHome } from '../../residents/birthdays/public.ts';
import { listBoard } from '../notices/public.ts';
import { insertScreen, listScreens, openScreen, revokeScreen } from './queries.ts';

const ENTITY = 'notice_screen';
/** About six minutes, then the rest of the board comes again. */
const MOST_PHOTOS = 30;

export const loungeScreenHandlers: Handlers<typeof loungeScreenCalls> = {
  'lounge-screens/list': ({ db, carehomeId }) => listScreens(db, carehomeId),

  'lounge-screens/add': async (context, { name }) => {
    const { db, carehomeId, user, now } = context;
    if ((await listScreens(db, carehomeId)).length >= NOTICE_LIMITS.screens)
      throw invalid({ name: ['There are twenty screens already. End one of them first.'] });
    const token = newSecret();
    const { id } = await insertScreen(db, carehomeId, { name, token, userId: user.id, now });
    await insertAudit(db, context, { action: 'notice-screen.add', entity: ENTITY, entity_id: id });
    return { id, token };
  },

  'lounge-screens/revoke': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    if (!(await revokeScreen(db, carehomeId, id, now))) throw notFound();
    await insertAudit(db, context, {
      action: 'notice-screen.revoke',
      entity: ENTITY,
      entity_id: id,
    });
    return { id };
  },

  'lounge-screens/show': {
    staged: async ({ system, mediaFor, address, now }, { token }) => {
      const screen = await system((db) => openScreen(db, token, now));
      if (!screen) {
        // Counts wrong tokens only, so guessing cannot block a real screen.
        await system((db) => countAgainst(db, [screenLimit(address)], now));
        throw notFound();
      }
      return system(async (db) => {
        const { carehome_id: carehomeId, carehome_name, time_zone } = screen;
        const today = dayIn(time_zone, now);
        const rows = await listBoard(db, carehomeId, {
          audiences: ['all'],
          userId: null,
          forStaff: false,
          now,
        });
        const media = mediaFor(screen.id);
        return {
          carehome_name,
          time_zone,
          today,
          notices: rows.map(({ picture_ids, ...notice }) => ({
            ...notice,
            pictures: picture_ids.map((id) =>
              media.signUrls({ carehomeId, id, audience: 'screen', now }),
            ),
          })),
          events: await listOnWall(db, carehomeId, today),
          birthdays: await listShownInHome(db, carehomeId, today),
          photos: includesPhotos(screen.package_title)
            ? (await listDisplayed(db, carehomeId, MOST_PHOTOS)).map(({ media_id, ...photo }) => ({
                ...photo,
                picture: media.signUrls({ carehomeId, id: media_id, audience: 'screen', now }),
              }))
            : [],
        };
      });
    },
  },
};
