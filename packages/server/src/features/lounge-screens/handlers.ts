import { dayIn } from '@relish/shared/days.ts';
import type { loungeScreenCalls } from '@relish/shared/lounge-screens/contract.ts';
import { NOTICE_LIMITS } from '@relish/shared/notices/choices.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { countAgainst, screenLimit } from '../../core/limits.ts';
import { newSecret } from '../../core/secrets.ts';
import { insertAudit } from '../audit/queries.ts';
import { listShownInHome } from '../birthdays/queries.ts';
import { listBoard } from '../notices/queries.ts';
import { insertScreen, listScreens, openScreen, revokeScreen } from './queries.ts';

const ENTITY = 'notice_screen';

export const loungeScreenHandlers: Handlers<typeof loungeScreenCalls> = {
  'notices/screens': ({ db, carehomeId }) => listScreens(db, carehomeId),

  'notices/add-screen': async (context, { name }) => {
    const { db, carehomeId, user, now } = context;
    if ((await listScreens(db, carehomeId)).length >= NOTICE_LIMITS.screens)
      throw invalid({ name: ['There are twenty screens already. End one of them first.'] });
    const token = newSecret();
    const { id } = await insertScreen(db, carehomeId, { name, token, userId: user.id, now });
    await insertAudit(db, context, { action: 'notice-screen.add', entity: ENTITY, entity_id: id });
    return { id, token };
  },

  'notices/revoke-screen': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    if (!(await revokeScreen(db, carehomeId, id, now))) throw notFound();
    await insertAudit(db, context, {
      action: 'notice-screen.revoke',
      entity: ENTITY,
      entity_id: id,
    });
    return { id };
  },

  'notices/screen': {
    staged: async ({ system, mediaFor, address, now }, { token }) => {
      const screen = await system((db) => openScreen(db, token, now));
      if (!screen) {
        // Only wrong ones count: whoever guesses beside it darkens no screen.
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
              media.urlsOf({ carehomeId, id, audience: 'screen', now }),
            ),
          })),
          birthdays: await listShownInHome(db, carehomeId, today),
        };
      });
    },
  },
};
