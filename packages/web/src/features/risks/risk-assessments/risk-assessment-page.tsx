import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useRisk } from './api.ts';
import { RiskLost } from './risk-lost.tsx';
import { RisksLocked } from './risks-locked.tsx';

const AssessmentView = lazy(() => import('./assessment-view.tsx'));

export default function RiskAssessmentPage() {
  const [query] = useSearchParams();
  const mayView = useCan('risk-assessments.view');
  const id = query.get('id') ?? '';
  if (mayView) return <Assessment key={id} id={id} />;
  return (
    <Page title={m.risks_title()}>
      <RisksLocked />
    </Page>
  );
}

function Assessment({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useRisk(id);
  const waiting = <Skeleton shape="pair" width="long" />;
  const isLost = id === '' || error?.status === 404 || error?.status === 422;
  if (data && !isLost)
    return (
      <Suspense fallback={<Page title={data.title}>{waiting}</Page>}>
        <AssessmentView assessment={data} />
      </Suspense>
    );
  return (
    <Page title={m.risks_title()} back="/tabs/risk-assessments">
      {isLost ? (
        <RiskLost />
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        waiting
      )}
    </Page>
  );
}
