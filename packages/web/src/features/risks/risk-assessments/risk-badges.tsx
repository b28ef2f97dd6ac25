import { CalendarX, RefreshCw } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { RiskRow } from './api.ts';
import { BandBadge } from './band-badge.tsx';
import { STATUS_WORDS } from './risk-words.ts';

import styles from './assessment-view.module.css';

const STATUS_TONES = {
  draft: 'neutral',
  awaiting_approval: 'info',
  approved: 'brand',
  archived: 'neutral',
} as const;

type Props = {
  row: Pick<
    RiskRow,
    'band' | 'status' | 'review_state' | 'review_on' | 'check_again' | 'overdue_actions'
  >;
};

export const RiskBadges = ({ row }: Props) => (
  <p className={styles.badges}>
    <BandBadge band={row.band} />
    <Badge kind={STATUS_TONES[row.status]}>{STATUS_WORDS[row.status]()}</Badge>
    {row.status !== 'archived' && <Review row={row} />}
    {row.check_again > 0 && (
      <Badge kind="attention" icon={RefreshCw}>
        {m.risks_check_again_badge()}
      </Badge>
    )}
    {row.overdue_actions > 0 && (
      <Badge kind="attention">{m.risks_overdue_actions({ count: row.overdue_actions })}</Badge>
    )}
  </p>
);

function Review({ row: { review_state, review_on } }: Props) {
  if (review_state === 'expired')
    return (
      <Badge kind="danger" icon={CalendarX}>
        {m.risks_review_expired()}
      </Badge>
    );
  return (
    <Badge kind={review_state === 'due_soon' ? 'attention' : 'neutral'}>
      {m.risks_review_on({ day: formatDay(review_on) })}
    </Badge>
  );
}
