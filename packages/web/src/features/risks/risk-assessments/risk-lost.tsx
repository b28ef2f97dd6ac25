import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { m } from '../../../words/m.ts';

export const RiskLost = () => (
  <EmptyState
    title={m.risks_lost_title()}
    action={
      <Link kind="quiet-button" to="/tabs/risk-assessments">
        {m.risks_lost_link()}
      </Link>
    }
  >
    {m.risks_lost()}
  </EmptyState>
);
