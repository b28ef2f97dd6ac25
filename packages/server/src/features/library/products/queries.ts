import type { Db } from '../../../db/database.ts';

export const insertClick = (db: Db, carehomeId: string, itemId: string, now: Date) =>
  db
    .insertInto('product_clicks')
    .values({ carehome_id: carehomeId, item_id: itemId, clicked_at: now })
    .execute();
