import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

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
