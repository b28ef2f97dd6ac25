import type { Status } from '@relish/shared/residents/residents/choices.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { STATUS_WORDS } from './resident-words.ts';

const KIND: Record<Status, 'neutral' | 'info' | 'accent'> = {
  pre_admission: 'accent',
  current: 'neutral',
  respite: 'accent',
  hospital: 'info',
  away: 'info',
  moved_out: 'neutral',
  deceased: 'neutral',
};

/** Current residents need no badge. */
export const ResidentStatus = ({ status }: { status: Status }) =>
  status === 'current' ? null : <Badge kind={KIND[status]}>{STATUS_WORDS[status]()}</Badge>;
