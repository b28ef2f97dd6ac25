import { randomUUID } from 'node:crypto';

import type { NoticeAudience, NoticePriority } from '@relish/shared/board/notices/choices.ts';

import type { Db } from '../../../db/database.ts';
import { insertNotices } from './queries.ts';

export interface NoticeToMake {
  title: string;
  body: string;
  audience: NoticeAudience;
  priority?: NoticePriority;
  pinned?: boolean;
  publish_at: Date;
  expires_at: Date;
  authorId: string;
}

export const makeNotices = (db: Db, carehomeId: string, notices: readonly NoticeToMake[]) =>
  insertNotices(
    db,
    notices.map(({ authorId, priority = 'normal', pinned = false, ...notice }) => ({
      ...notice,
      priority,
      pinned,
      carehome_id: carehomeId,
      set_id: randomUUID(),
      created_by: authorId,
      created_at: notice.publish_at,
      updated_by: authorId,
      updated_at: notice.publish_at,
    })),
  );
