import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useHomeDetails } from './api.ts';
import { DetailsList, isEmpty } from './details-list.tsx';

export const EditHomeDetails = lazy(() => import('./edit-home-details.tsx'));

/** For managers, with a form beside it. */
export function HomeDetailsCard() {
  const { data, isError, isFetching, refetch } = useHomeDetails();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={m.home_details_title()}
      actions={
        <Button
          kind="quiet"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEditing(true)}
        >
          {m.home_details_edit()}
        </Button>
      }
    >
      {data && (isEmpty(data) ? <p>{m.home_details_none()}</p> : <DetailsList details={data} />)}
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {isEditing && (
        <Suspense>
          <EditHomeDetails onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** For relatives; hidden while the home has entered nothing. */
export function VisitingCard({ home }: { home: string }) {
  const { data } = useHomeDetails();
  if (!data || isEmpty(data)) return null;
  return (
    <Card title={m.home_details_visit({ home })}>
      <DetailsList details={data} />
    </Card>
  );
}
