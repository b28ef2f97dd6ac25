import type { Decision } from '@relish/shared/consents/purposes.ts';

import { Badge } from '../../ui/badge.tsx';
import { STATES } from './answer-words.ts';

/** Missing means no, and says so. */
export function AnswerBadge({ decision }: { decision: Decision | null | undefined }) {
  const { words, icon, kind } = STATES[decision ?? 'missing'];
  return (
    <Badge kind={kind} icon={icon}>
      {words()}
    </Badge>
  );
}
