import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { useVisitsOf } from './api.ts';
import { eventTitles, peopleWords, visitWhenWords } from './visit-words.ts';

import styles from './visits.module.css';

interface Props {
  residentId: string;
  status: Status;
}

/** On the profile: who is expected in the next two weeks. */
export function VisitsCard({ residentId, status }: Props) {
  return useCan('reception.view') && !isArchived(status) ? (
    <OpenCard residentId={residentId} />
  ) : null;
}

function OpenCard({ residentId }: Pick<Props, 'residentId'>) {
  const visits = useVisitsOf(residentId);
  return (
    <Card title={m.visits_profile_title()}>
      {visits.isError ? (
        <ErrorState level={3} busy={visits.isFetching} onRetry={() => void visits.refetch()} />
      ) : visits.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : visits.data.length === 0 ? (
        <p className={styles.quiet}>{m.visits_profile_none()}</p>
      ) : (
        <List
          label={m.visits_profile_title()}
          rows={visits.data}
          rowKey={({ visit_id, reply_id }) => visit_id ?? reply_id ?? ''}
        >
          {(visit) => (
            <ListRow
              title={<span translate="no">{visit.name}</span>}
              subtitle={
                <span translate="no">
                  {[
                    visitWhenWords(visit),
                    peopleWords(visit.people),
                    eventTitles(visit),
                    visit.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              }
            />
          )}
        </List>
      )}
    </Card>
  );
}
