import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useResident } from '../../residents/residents/api.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
import { ObservationForm } from './observation-form.tsx';

export default function ReportAdditionalObservationPage() {
  const [query] = useSearchParams();
  const mayView = useCan('observations.view');
  const mayAdd = useCan('observations.add');
  const residentId = query.get('resident') ?? undefined;
  if (mayAdd)
    return <About key={residentId} residentId={residentId} reportId={query.get('report')} />;
  return (
    <Page title={m.observations_add()}>
      {mayView ? (
        <LockedState title={m.observations_locked_title()} unlock={m.observations_locked_unlock()}>
          {m.observations_locked_text()}
        </LockedState>
      ) : (
        <ResidentsLocked />
      )}
    </Page>
  );
}

interface Props {
  residentId: string | undefined;
  reportId: string | null;
}

function About({ residentId, reportId }: Props) {
  const resident = useResident(residentId);
  if (resident.data) return <Filled resident={resident.data} reportId={reportId} />;
  const isLost =
    residentId === undefined || resident.error?.status === 404 || resident.error?.status === 422;
  return (
    <Page title={m.observations_add()} back="/tabs/residents">
      {isLost && (
        <EmptyState
          illustration={<EmptyChair />}
          title={m.observations_person_lost_title()}
          action={
            <Link kind="primary-button" to="/tabs/residents">
              {m.observations_person_lost_action()}
            </Link>
          }
        >
          {m.observations_person_lost_text()}
        </EmptyState>
      )}
      {!isLost &&
        (resident.isError ? (
          <ErrorState busy={resident.isFetching} onRetry={() => void resident.refetch()} />
        ) : (
          <>
            <Skeleton shape="pair" width="long" />
            <Skeleton shape="pair" width="long" />
          </>
        ))}
    </Page>
  );
}

function Filled({ resident, reportId }: { resident: Resident; reportId: string | null }) {
  const back = reportId === null ? `/resident?id=${resident.id}` : `/report?id=${reportId}`;
  return (
    <Page
      title={m.observations_form_title({ name: calledName(resident) })}
      back={back}
      leading={
        <Avatar
          id={resident.id}
          firstName={resident.preferred_name}
          lastName={resident.last_name}
          photo={resident.picture?.thumb}
          size="medium"
        />
      }
    >
      <ObservationForm residentId={resident.id} reportId={reportId} back={back} />
    </Page>
  );
}
