import { addDays } from '@relish/shared/days.ts';
import { ClipboardPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { Columns, Stack } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyChair } from '../../ui/illustrations/empty-chair.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { AloneCard } from './alone-card.tsx';
import { type HomeInsights, useHomeInsights } from './api.ts';
import { DeliveredCard, HoursCard } from './balance-cards.tsx';
import { BelowCard } from './below-card.tsx';
import { Flags } from './flags.tsx';
import { InsightFilters } from './insight-filters.tsx';
import { useInsightFilters } from './use-insight-filters.ts';

import styles from './home-insights.module.css';

/** The first thing that a manager asks: who, and what should we do tomorrow? */
export function WhoNeedsUs() {
  const { filters, change } = useInsightFilters();
  const today = useToday();
  const {
    data: answer,
    isError,
    isFetching,
    refetch,
  } = useHomeInsights({
    from: addDays(today, 1 - Number(filters.days)),
    ...(filters.group !== undefined && { group_id: filters.group }),
  });
  // What was shown stays until the next answer is here: nobody loses the button they have just pressed.
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  const data = isError ? answer : (answer ?? shown);
  const choices = <InsightFilters filters={filters} onChange={change} />;
  if (data?.recorded && data.people > 0) return <Found insights={data} choices={choices} />;
  // Where the choices will be is known with the answer.
  if (!data && !isError) return <Waiting />;
  return (
    <div className={styles.view}>
      {choices}
      {data ? (
        <Nothing people={data.people} />
      ) : (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const Waiting = () => (
  <div className={styles.view}>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </div>
);

/** What stands out does not depend on the days that are chosen: it comes before the choice. */
const Found = ({ insights, choices }: { insights: HomeInsights; choices: ReactNode }) => (
  <Columns>
    <Stack>
      <Flags flags={insights.flags} />
    </Stack>
    <Stack>
      {choices}
      <BelowCard below={insights.below} />
      <AloneCard alone={insights.alone} />
      <HoursCard hours={insights.late_hours} people={insights.people} />
      <DeliveredCard delivered={insights.delivered} />
    </Stack>
  </Columns>
);

function Nothing({ people }: { people: number }) {
  const mayRecord = useCan('reports.add');
  if (people === 0)
    return (
      <EmptyState title={m.insights_nobody_title()} illustration={<EmptyChair />}>
        {m.insights_nobody_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={m.insights_not_begun_title()}
      action={
        mayRecord && (
          <Link
            kind="primary-button"
            to="/manage-report"
            icon={<ClipboardPen aria-hidden="true" />}
          >
            {m.insights_not_begun_action()}
          </Link>
        )
      }
    >
      {m.insights_not_begun_text()}
    </EmptyState>
  );
}
