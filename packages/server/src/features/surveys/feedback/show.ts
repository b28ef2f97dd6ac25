import type { Feedback, FeedbackRow } from '@relish/shared/surveys/feedback/contract.ts';
import { feedbackStage, isOverdue, nextDue } from '@relish/shared/surveys/feedback/due.ts';

import type { Named } from './people-queries.ts';
import type { FeedbackEntry } from './queries.ts';

export function toRow(entry: FeedbackEntry, today: string): FeedbackRow {
  const isVoid = entry.voided_at !== null;
  return {
    id: entry.id,
    kind: entry.kind,
    received_on: entry.received_on,
    received_by: entry.received_by,
    from_kind: entry.from_kind,
    from_name: entry.from_name,
    area: entry.area,
    resident:
      entry.resident_id === null
        ? null
        : { id: entry.resident_id, name: entry.resident_name ?? '' },
    said: entry.said,
    stage: entry.kind === 'compliment' ? null : feedbackStage(entry),
    due: isVoid ? null : nextDue(entry),
    is_overdue: !isVoid && isOverdue(entry, today),
    is_void: isVoid,
    outcome: entry.outcome,
    shared_at: entry.shared_at,
  };
}

export function toFeedback(
  entry: FeedbackEntry,
  {
    today,
    names,
    changes,
  }: { today: string; names: readonly Named[]; changes: Feedback['changes'] },
): Feedback {
  const nameOf = (id: string | null) => names.find((each) => each.id === id)?.name ?? null;
  const { voided_at, void_reason } = entry;
  return {
    ...toRow(entry, today),
    about_staff: entry.about_staff_ids.map((id) => ({ id, name: nameOf(id) ?? '' })),
    acknowledge_by: entry.acknowledge_by,
    answer_by: entry.answer_by,
    acknowledged_on: entry.acknowledged_on,
    answered_on: entry.answered_on,
    answer: entry.answer,
    candour: entry.candour,
    candour_note: entry.candour_note,
    learning: entry.learning,
    is_from_chat: entry.alert_id !== null,
    voided:
      voided_at === null
        ? null
        : { at: voided_at, by: nameOf(entry.voided_by), reason: void_reason ?? '' },
    recorded: { at: entry.created_at, by: nameOf(entry.created_by) },
    changes,
    version: entry.version,
  };
}
