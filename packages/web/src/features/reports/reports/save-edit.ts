import { idempotencyKeyFor } from '../../../api/idempotency-key.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { homeData } from '../../../session/home-data.ts';
import { type RecordDraft, sentValues } from './record-values.ts';

/** Undefined without an answer: the draft stays on the device and is retried. */
export async function saveEdit(draft: RecordDraft): Promise<{ id: string } | undefined> {
  const { client_uuid, edits } = draft;
  if (!edits) throw new Error('This is a new record.');
  const input = { ...sentValues(draft), ...edits, reason: edits.reason.trim() || null };
  // With the same key the server repeats its answer to an earlier attempt.
  const saved = await sendUnlessAway(
    'reports/edit',
    input,
    await idempotencyKeyFor(client_uuid, input),
  );
  if (!saved) return undefined;
  await refreshAfter(homeData, 'reports/edit');
  return { id: edits.id };
}
