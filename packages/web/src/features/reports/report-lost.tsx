import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';

export const ReportLost = () => (
  <Page title={m.reports_one_title()} back="/tabs/reports">
    <EmptyState
      title={m.reports_lost_title()}
      action={
        <Link kind="primary-button" to="/tabs/reports">
          {m.reports_all()}
        </Link>
      }
    >
      {m.reports_lost_text()}
    </EmptyState>
  </Page>
);
