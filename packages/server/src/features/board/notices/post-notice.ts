import { randomUUID } from 'node:crypto';

import type { NoticeAudience } from '@relish/shared/board/notices/choices.ts';

import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { checkNames, resolveTimes } from './check.ts';
import { insertNotices } from './queries.ts';
import { refreshOnTime } from './save.ts';

/** Posts a notice for another feature, under the same rules as one that is typed. */
export async function postNotice(
  context: InHome,
  { title, body, audience }: { title: string; body: string; audience: NoticeAudience },
): Promise<string> {
  const { db, carehomeId, user, now } = context;
  const named_ids = await checkNames(db, carehomeId, { title, body, audience }, now);
  const times = resolveTimes(
    { publish_at: null, expires_at: null },
    { now, timeZone: user.carehome.time_zone, begun: null },
  );
  const [row] = await insertNotices(db, [
    {
      title,
      body,
      audience,
      ...times,
      priority: 'normal',
      carehome_id: carehomeId,
      set_id: randomUUID(),
      named_ids,
      created_by: user.id,
      created_at: now,
      updated_by: user.id,
      updated_at: now,
    },
  ]);
  const id = row?.id ?? '';
  await refreshOnTime(db, carehomeId, times, now);
  await insertAudit(db, context, { action: 'notice.add', entity: 'notice', entity_id: id });
  return id;
}
