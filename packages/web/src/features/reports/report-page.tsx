import { useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ResidentsLocked } from '../../ui/residents-locked.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useReport } from './api.ts';
import { ReportLost } from './report-lost.tsx';
import { ReportView } from './report-view.tsx';

const LIST = '/tabs/reports';

export default function ReportPage() {
  const mayView = useCan('reports.view');
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  if (mayView) return <One key={id} id={id} isEarlier={query.has('earlier')} />;
  return (
    <Page title={m.reports_one_title()}>
      <ResidentsLocked />
    </Page>
  );
}

function One({ id, isEarlier }: { id: string | undefined; isEarlier: boolean }) {
  const { data, error, isFetching, refetch } = useReport(id);
  if (data) return <ReportView report={data} isEarlier={isEarlier} />;
  if (id === undefined || error?.status === 404 || error?.status === 422) return <ReportLost />;
  return (
    <Page title={m.reports_one_title()} back={LIST}>
      {error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton shape="line" width="middling" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
    </Page>
  );
}
