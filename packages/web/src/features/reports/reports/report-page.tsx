import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
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
  const query = useReport(id);
  return id === undefined ? (
    <ReportLost />
  ) : (
    <PageOfOne
      query={query}
      title={m.reports_one_title()}
      back={LIST}
      lost={<ReportLost />}
      render={(report) => <ReportView report={report} isEarlier={isEarlier} />}
    />
  );
}
