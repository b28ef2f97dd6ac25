import { Clock, TriangleAlert } from 'lucide-react';

import { useToday } from '../../../session/use-today.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { StaffMember } from './api.ts';
import { trainingToRenew } from './words.ts';

/** Training that has to be renewed; nothing when all is in date. */
export function TrainingBadges({ training }: Pick<StaffMember, 'training'>) {
  const today = useToday();
  return trainingToRenew(training, today).map(({ training: each, left, words }) => (
    <Badge key={each} kind="attention" icon={left < 0 ? TriangleAlert : Clock}>
      {words}
    </Badge>
  ));
}
