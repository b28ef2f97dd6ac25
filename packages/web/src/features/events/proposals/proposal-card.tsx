import type { ReactNode } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { shortWhenWords } from '../events/public.tsx';
import type { Proposal } from './api.ts';
import { KINDS, STATUSES } from './proposal-words.ts';

import styles from './proposals.module.css';

interface Props {
  proposal: Proposal;
  /** Buttons. */
  children?: ReactNode;
}

export function ProposalCard({ proposal, children }: Props) {
  const { name, time_zone } = useUser().carehome;
  const { kind, text, days, status, answer, from, created_at, plan } = proposal;
  const { noun, icon } = KINDS[kind];
  const when = formatDate(new Date(created_at), time_zone);
  return (
    <article className={styles.card} aria-label={`${noun()}: ${text}`}>
      <div className={styles.top}>
        <Badge kind="accent" icon={icon}>
          {noun()}
        </Badge>
        <Badge kind={STATUSES[status].tone}>{STATUSES[status].label()}</Badge>
      </div>
      <p className={styles.text} translate="no">
        {text}
      </p>
      {days !== null && <p>{m.proposals_days_line({ days })}</p>}
      <p className={styles.quiet}>
        {from === null ? when : m.proposals_from({ name: from, day: when })}
      </p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.quiet}>{m.proposals_answer_of({ home: name })}</p>
          <p translate="no">{answer}</p>
        </div>
      )}
      {plan && <PlanLine plan={plan} />}
      {Boolean(children) && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

function PlanLine({ plan: { is_cancelled, event } }: { plan: NonNullable<Proposal['plan']> }) {
  if (!event) return <p>{m.proposals_planned()}</p>;
  const when = shortWhenWords(event);
  return (
    <p>
      <Link to={`/event?id=${event.id}`}>
        {is_cancelled ? m.proposals_planned_cancelled({ when }) : m.proposals_planned_for({ when })}
      </Link>
    </p>
  );
}
