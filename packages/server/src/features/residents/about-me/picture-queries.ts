import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Whether an entry with the picture is one that families may read, if About me is shared. */
export async function isPictureForFamily(
  db: Db,
  carehomeId: string,
  residentId: string,
  mediaId: string,
): Promise<boolean> {
  const entries = await db
    .selectFrom('about_me_entries')
    .select('section_key')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '=', 'accepted')
    .where('visibility', '=', 'staff_family')
    .where(sql<boolean>`${mediaId}::uuid = any(media_ids)`)
    .$narrowType<{ section_key: SectionKey }>()
    .execute();
  return entries.some(({ section_key }) => mayBeShared(section_key));
}
