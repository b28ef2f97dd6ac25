import { noticeAudiences } from '@relish/shared/audiences.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { listBoard } from './queries.ts';

/** Notices visible to this user, with signed pictures. */
export async function readBoard({
  db,
  carehomeId,
  user,
  media,
  now,
}: Pick<SignedIn, 'carehomeId' | 'user' | 'media' | 'now'> & { db: Db }) {
  if (!can(user, 'notices.view')) return [];
  const audiences = noticeAudiences(user);
  const rows = await listBoard(db, carehomeId, {
    audiences,
    userId: user.id,
    forStaff: audiences.includes('staff'),
    now,
  });
  const audience = isRelative(user) ? 'family' : 'staff';
  return rows.map(({ picture_ids, ...notice }) => ({
    ...notice,
    pictures: picture_ids.map((id) => media.signUrls({ carehomeId, id, audience, now })),
  }));
}
