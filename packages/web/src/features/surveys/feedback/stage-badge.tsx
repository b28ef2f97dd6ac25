import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import type { FeedbackRow } from './api.ts';
import { OUTCOME_WORDS, STAGE_WORDS } from './feedback-words.ts';

export function StageBadge({ row }: { row: FeedbackRow }) {
  if (row.is_void) return <Badge>{m.feedback_voided()}</Badge>;
  if (row.is_overdue) return <Badge kind="danger">{m.feedback_overdue()}</Badge>;
  if (row.outcome !== null) return <Badge kind="info">{OUTCOME_WORDS[row.outcome]()}</Badge>;
  if (row.stage !== null) return <Badge kind="attention">{STAGE_WORDS[row.stage]()}</Badge>;
  return row.shared_at === null ? null : <Badge kind="brand">{m.feedback_shared()}</Badge>;
}
