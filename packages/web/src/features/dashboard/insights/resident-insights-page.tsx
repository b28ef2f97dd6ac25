import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useResidentInsights } from './api.ts';
import { InsightsLocked } from './insights-locked.tsx';
import { PersonInsights } from './person-insights.tsx';
import { WhatWorksSheet } from './what-works-sheet.tsx';

const PLACE = '/tabs/insights';

export default function ResidentInsightsPage() {
  const mayView = useCan('insights.view');
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  if (mayView) return <Found key={id} id={id} isSheet={query.has('print')} />;
  return (
    <Page title={m.insights_of_title()}>
      <InsightsLocked />
    </Page>
  );
}

function Found({ id, isSheet }: { id: string | undefined; isSheet: boolean }) {
  const { data, error, isFetching, refetch } = useResidentInsights(id);
  if (data)
    return isSheet ? <WhatWorksSheet insights={data} /> : <PersonInsights insights={data} />;
  const status = error?.status;
  if (id === undefined || status === 404 || status === 422)
    return (
      <Page title={m.insights_of_title()} back={PLACE}>
        <EmptyState
          illustration={<EmptyChair />}
          title={m.insights_lost_title()}
          action={
            <Link kind="primary-button" to={PLACE}>
              {m.insights_lost_action()}
            </Link>
          }
        >
          {m.insights_lost_text()}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={m.insights_of_title()} back={PLACE}>
      {error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
    </Page>
  );
}
