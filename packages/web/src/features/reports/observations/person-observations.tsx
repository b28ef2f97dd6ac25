import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { useResident } from '../../residents/residents/api.ts';
import { useObservations } from './api.ts';
import { ObservationList } from './observation-list.tsx';

/** Latest first. */
export function PersonObservations({ residentId }: { residentId: string }) {
  const mayAdd = useCan('observations.add');
  const resident = useResident(residentId);
  const name = resident.data?.preferred_name;
  return (
    <Page
      title={name === undefined ? m.observations_title() : m.observations_of_title({ name })}
      back={`/resident?id=${residentId}`}
      {...(resident.data && { lead: calledName(resident.data) })}
      {...(mayAdd && {
        actions: (
          <Link
            kind="primary-button"
            to={`/report-additional-observation?resident=${residentId}`}
            icon={<Plus aria-hidden="true" />}
          >
            {m.observations_add()}
          </Link>
        ),
      })}
    >
      <Past residentId={residentId} name={name ?? ''} />
    </Page>
  );
}

function Past({ residentId, name }: { residentId: string; name: string }) {
  const past = useObservations(residentId);
  const list = useRef<HTMLUListElement>(null);
  if (past.isError && !past.data)
    return <ErrorState busy={past.isFetching} onRetry={() => void past.refetch()} />;
  if (!past.data) return <Skeleton shape="pair" width="long" />;
  const observations = past.data.pages.flatMap((page) => page.observations);
  if (observations.length === 0)
    return (
      <EmptyState title={m.observations_none_title()}>
        {m.observations_none_text({ name })}
      </EmptyState>
    );
  return (
    <>
      <ObservationList ref={list} label={m.observations_title()} observations={observations} />
      <ShowMore list={list} each="li" count={observations.length} found={past} />
    </>
  );
}
