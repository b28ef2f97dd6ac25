import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useResident } from '../residents/api.ts';
import { ResidentsLocked } from '../residents/public.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

export default function ResidentRecordPage() {
  const [search] = useSearchParams();
  const seesResidents = useCan('residents.view');
  const mayManage = useCan('residents.manage');
  const id = search.get('id') ?? undefined;
  if (!mayManage)
    return (
      <Page title={m.record_title()} back="/tabs/residents">
        {seesResidents ? (
          <LockedState title={m.record_locked_title()} unlock={m.record_locked_unlock()}>
            {m.record_locked_text()}
          </LockedState>
        ) : (
          <ResidentsLocked />
        )}
      </Page>
    );
  return id === undefined ? <Lost /> : <Person id={id} />;
}

function Person({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useResident(id);
  if (error?.status === 404 || error?.status === 422) return <Lost />;
  return (
    <Page
      title={m.record_title()}
      lead={data && m.record_lead({ name: calledName(data) })}
      back={`/resident?id=${id}`}
    >
      {data && <RecordCards residentId={id} hasDied={data.status === 'deceased'} />}
      {!data && error && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <RecordSkeleton />}
    </Page>
  );
}

const Lost = () => (
  <Page title={m.record_title()} back="/tabs/residents">
    <EmptyState
      title={m.record_lost_title()}
      action={
        <Link kind="primary-button" to="/tabs/residents">
          {m.record_lost_link()}
        </Link>
      }
    >
      {m.record_lost_text()}
    </EmptyState>
  </Page>
);
