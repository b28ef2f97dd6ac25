import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { audit, change, sightOf } from './open-feedback.ts';
import { promiseFor } from './promised.ts';
import { findFeedback, findOfAlert, insertFeedback } from './queries.ts';

export interface LoggedAlert {
  id: string;
  body: string;
  sent_at: string;
  resident_id: string | null;
  author: { id: string; name: string; is_home: boolean } | null;
}

/** Makes an entry of the register from a chat alert, or voids it when that is undone. */
export async function logAlert(context: InHome, alert: LoggedAlert, isComplaint: boolean) {
  const { db, carehomeId, user, now } = context;
  if (!can(user, 'feedback.view')) return;
  const made = await findOfAlert(db, carehomeId, alert.id);
  if (isComplaint && !made) await insert(context, alert);
  if (isComplaint || !made) return;
  const entry = await findFeedback(db, carehomeId, sightOf(context), made.id);
  if (!entry) return;
  const values = { voided_at: now, voided_by: user.id, void_reason: 'Undone in the chat.' };
  await change(context, entry, values, 'feedback.void');
}

async function insert(context: InHome, { id, body, sent_at, resident_id, author }: LoggedAlert) {
  const { db, carehomeId, user, now } = context;
  const received_on = dayIn(user.carehome.time_zone, new Date(sent_at));
  const isFromStaff = author?.is_home ?? false;
  const [made] = await insertFeedback(db, [
    {
      kind: 'complaint',
      received_on,
      received_by: 'chat',
      // A message of a colleague is what the complaint is about, so it comes from the family.
      from_kind: 'relative',
      from_name: isFromStaff ? null : (author?.name ?? null),
      area: 'other',
      resident_id,
      about_staff_ids: isFromStaff && author ? [author.id] : [],
      said: body,
      alert_id: id,
      ...(await promiseFor(context, 'complaint', received_on)),
      carehome_id: carehomeId,
      created_at: now,
      created_by: user.id,
    },
  ]);
  if (made) await audit(context, 'feedback.add', made.id);
}
