import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';
import { Plus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type Observation, useFollowUps, useLatestObservations } from './api.ts';
import { TYPE_WORDS } from './observation-words.ts';
import { useMomentWords } from './seen-at.ts';

import styles from './resident-card.module.css';

/** On the profile: recent observations and open follow-ups. */
export function ObservationsCard(props: Props) {
  return useCan('observations.view') ? <OpenCard {...props} /> : null;
}

interface Props {
  residentId: string;
  status: Status;
}

function OpenCard({ residentId, status }: Props) {
  const mayAdd = useCan('observations.add') && !isArchived(status);
  const latest = useLatestObservations(residentId);
  const all = `/observations?resident=${residentId}`;
  const observations = latest.data?.observations ?? [];
  return (
    <Card
      title={m.observations_card_title()}
      {...(observations.length > 0 && {
        actions: (
          <Link kind="quiet" to={all}>
            {m.observations_card_all()}
          </Link>
        ),
      })}
    >
      {latest.isPending && <Skeleton shape="pair" width="long" />}
      {latest.isError && (
        <ErrorState level={3} busy={latest.isFetching} onRetry={() => void latest.refetch()} />
      )}
      {latest.data && observations.length === 0 && (
        <p className={styles.quiet}>{m.observations_card_empty()}</p>
      )}
      {observations.length > 0 && <DueNote residentId={residentId} />}
      {observations.length > 0 && <Latest observations={observations} />}
      {mayAdd && (
        <div>
          <Link
            kind="quiet-button"
            to={`/report-additional-observation?resident=${residentId}`}
            icon={<Plus aria-hidden="true" />}
          >
            {m.observations_add()}
          </Link>
        </div>
      )}
    </Card>
  );
}

function DueNote({ residentId }: { residentId: string }) {
  const { data } = useFollowUps(residentId);
  if (!data || data.count === 0) return null;
  const overdue = data.follow_ups.filter((each) => each.overdue).length;
  return (
    <p className={styles.due}>
      <Link to={`/observations?resident=${residentId}`}>
        {m.observations_card_due({ count: data.count })}
      </Link>
      {overdue > 0 && (
        <Badge kind="attention">{m.observations_card_overdue({ count: overdue })}</Badge>
      )}
    </p>
  );
}

function Latest({ observations }: { observations: readonly Observation[] }) {
  const moment = useMomentWords();
  return (
    <ul className={styles.latest} aria-label={m.observations_card_title()}>
      {observations.map((each) => (
        <li key={each.id}>
          <p className={styles.text}>{each.text}</p>
          <p className={styles.facts}>
            {TYPE_WORDS[each.type]()} · {moment(each.seen_at).day}
            {each.needs_attention && !each.addenda.some(({ kind }) => kind === 'attended') && (
              <Badge kind="danger">{m.observations_needs_attention()}</Badge>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
