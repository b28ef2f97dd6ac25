import { calledName } from '@relish/shared/residents/called-name.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ResidentsLocked } from '../../ui/residents-locked.tsx';
import { m } from '../../words/m.ts';
import { useResident } from '../residents/api.ts';
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
      {data && <RecordCards residentId={id} />}
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
