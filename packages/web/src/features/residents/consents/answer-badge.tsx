import type { Decision } from '@relish/shared/residents/consents/purposes.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { STATES } from './answer-words.ts';

/** A missing decision means no, and is labelled as such. */
export function AnswerBadge({ decision }: { decision: Decision | null | undefined }) {
  const { words, icon, kind } = STATES[decision ?? 'missing'];
  return (
    <Badge kind={kind} icon={icon}>
      {words()}
    </Badge>
  );
}
