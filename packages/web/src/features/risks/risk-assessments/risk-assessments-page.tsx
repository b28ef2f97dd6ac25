import { Plus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useRiskSummary } from './api.ts';
import { HeatCard } from './heat-card.tsx';
import { PlanningRule } from './planning-rule.tsx';
import { Register } from './register.tsx';
import { RiskRows } from './risk-rows.tsx';
import { RisksLocked } from './risks-locked.tsx';

import styles from './register.module.css';

export default function RiskAssessmentsPage() {
  const mayView = useCan('risk-assessments.view');
  const mayAdd = useCan('risk-assessments.add');
  if (!mayView)
    return (
      <Page title={m.risks_title()} underMore>
        <RisksLocked />
      </Page>
    );
  return (
    <Page
      title={m.risks_title()}
      lead={m.risks_lead()}
      underMore
      {...(mayAdd && {
        actions: (
          <Link kind="primary-button" to="/risk-assessment-edit" icon={<Plus aria-hidden="true" />}>
            {m.risks_new()}
          </Link>
        ),
      })}
    >
      <div className={styles.page}>
        <Waiting />
        <Register />
        <Figures />
        <HeatCard />
        <PlanningRule />
      </div>
    </Page>
  );
}

/** Approvals come before everything else, because a colleague cannot go on without them. */
function Waiting() {
  const { data } = useRiskSummary();
  if (!data || data.waiting_for_me.length === 0) return null;
  return (
    <section className={styles.page} aria-labelledby="risks-waiting">
      <h2 id="risks-waiting" className={styles.heading}>
        {m.risks_waiting_title()}
      </h2>
      <RiskRows label={m.risks_waiting_title()} rows={data.waiting_for_me} />
    </section>
  );
}

function Figures() {
  const { data } = useRiskSummary();
  // A new home is welcomed, not measured.
  if (data?.cells.length === 0) return null;
  const show = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count);
  return (
    <div className={styles.figures}>
      <StatTile label={m.risks_figure_reviews()} figure={show(data?.overdue_reviews)} />
      <StatTile label={m.risks_figure_actions()} figure={show(data?.overdue_actions)} />
      <StatTile label={m.risks_figure_check()} figure={show(data?.check_again)} />
    </div>
  );
}
