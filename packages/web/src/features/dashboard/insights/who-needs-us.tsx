import { addDays } from '@relish/shared/days.ts';
import { ClipboardPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AloneCard } from './alone-card.tsx';
import { type HomeInsights, useHomeInsights } from './api.ts';
import { DeliveredCard, HoursCard, ProgrammeCard } from './balance-cards.tsx';
import { BelowCard } from './below-card.tsx';
import { Flags } from './flags.tsx';
import { InsightFilters } from './insight-filters.tsx';
import { useInsightFilters } from './use-insight-filters.ts';

import styles from './home-insights.module.css';

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
  // Keeps the previous answer while the next one loads, so that the pressed button keeps its focus.
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  const data = isError ? answer : (answer ?? shown);
  const choices = <InsightFilters filters={filters} onChange={change} />;
  if (data?.recorded && data.people > 0) return <Found insights={data} choices={choices} />;
  // The position of the filters depends on the answer.
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

/** The flags do not depend on the chosen period, so they come before the filter. */
const Found = ({ insights, choices }: { insights: HomeInsights; choices: ReactNode }) => (
  <Columns>
    <Stack>
      {insights.targets_from !== null && (
        <Banner kind="info">
          {m.insights_new_home({ day: formatDay(insights.targets_from) })}
        </Banner>
      )}
      <Flags flags={insights.flags} isNew={insights.targets_from !== null} />
    </Stack>
    <Stack>
      {choices}
      {insights.targets_from === null && (
        <>
          <BelowCard below={insights.below} />
          <AloneCard alone={insights.alone} />
        </>
      )}
      <HoursCard hours={insights.late_hours} />
      <DeliveredCard delivered={insights.delivered} />
      <ProgrammeCard programme={insights.programme} />
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
