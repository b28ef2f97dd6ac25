import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { REVIEW_MONTHS } from '@relish/shared/pal/review.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** What counts where a home has said nothing: families see no more than they were promised. */
const DEFAULTS: HomeSettings = {
  pal_review_months: REVIEW_MONTHS.default,
  pal_guide_for_relatives: false,
  room_shown_to_relatives: false,
  email_attachments: false,
};

export async function findHomeSettings(db: Db, carehomeId: string): Promise<HomeSettings> {
  const home = await db
    .selectFrom('carehomes')
    .select('settings')
    .where('id', '=', carehomeId)
    .executeTakeFirst();
  return { ...DEFAULTS, ...(home?.settings as Partial<HomeSettings> | undefined) };
}

/** Other settings of the home stay as they are. */
export const updateHomeSettings = (db: Db, carehomeId: string, settings: Partial<HomeSettings>) =>
  db
    .updateTable('carehomes')
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', carehomeId)
    .execute();
