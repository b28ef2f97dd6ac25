import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useRisksOf } from './api.ts';
import { RiskRows } from './risk-rows.tsx';

import styles from './assessment-view.module.css';

interface Props {
  residentId: string;
  status: Status;
}

/** On the profile: what this person does in spite of a risk, and how. */
export const RisksCard = ({ residentId, status }: Props) =>
  useCan('risk-assessments.view') && !isArchived(status) ? (
    <OpenCard residentId={residentId} />
  ) : null;

function OpenCard({ residentId }: Pick<Props, 'residentId'>) {
  const mayAdd = useCan('risk-assessments.add');
  const found = useRisksOf(residentId);
  return (
    <Card
      title={m.risks_profile_title()}
      actions={
        mayAdd && (
          <Link kind="quiet-button" to={`/risk-assessment-edit?resident=${residentId}`}>
            {m.risks_profile_add()}
          </Link>
        )
      }
    >
      {found.isError ? (
        <ErrorState level={3} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton shape="pair" width="long" />
      ) : found.data.rows.length === 0 ? (
        <p className={styles.quiet}>{m.risks_profile_none()}</p>
      ) : (
        <RiskRows label={m.risks_profile_title()} rows={found.data.rows} />
      )}
    </Card>
  );
}
