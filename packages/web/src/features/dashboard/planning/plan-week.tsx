import { findClashes } from '@relish/shared/dashboard/planning/clashes.ts';
import { addDays } from '@relish/shared/days.ts';
import { packageState } from '@relish/shared/permissions.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatPeriod } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { useWeek, type Week } from './api.ts';
import { FillWeek } from './fill-week.tsx';
import { PublishWeek } from './publish-week.tsx';
import { WeekBoard } from './week-board.tsx';
import { FINDINGS, WeekFindings } from './week-findings.tsx';

import styles from './planning.module.css';

/** The week as columns, and beside it what it lacks. */
export function PlanWeek({ week }: { week: string }) {
  const { data, isError, isFetching, refetch } = useWeek(week);
  const mayPlan = useCan('events.plan');
  const drafts = data?.events.filter(({ is_draft }) => is_draft).length ?? 0;
  return (
    <Page
      title={m.planning_title()}
      lead={m.planning_lead()}
      back={`/tabs/events?day=${week}`}
      // Not before the week is there: an answer on its way would not show what was added.
      {...(mayPlan &&
        data && {
          actions: (
            <>
              <FillWeek week={week} />
              <PublishWeek week={week} drafts={drafts} />
            </>
          ),
        })}
    >
      {!mayPlan && <PlanningClosed />}
      <WeekTurner week={week} />
      {isError && !data ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.layout}>
          <Summary week={data} />
          <WeekBoard week={data} />
          <WeekFindings week={data} />
        </div>
      ) : (
        <div className={styles.board} aria-busy="true">
          {Array.from({ length: 7 }, (_, at) => (
            <div key={at} className={styles.column}>
              <Skeleton shape="line" width="middling" />
              <Skeleton shape="pair" width="long" />
            </div>
          ))}
        </div>
      )}
    </Page>
  );
}

/** Where the findings are below the week, it says what they hold. */
function Summary({ week: { events, performers, uninvited } }: { week: Week }) {
  const clashes = findClashes(events, performers).length;
  return (
    <p className={styles.summary}>
      <Link href={`#${FINDINGS}`}>
        {clashes === 0 ? m.planning_clashes_none() : m.planning_clash_count({ count: clashes })}
      </Link>
      {uninvited && uninvited.length > 0 && (
        <Link href={`#${FINDINGS}`}>{m.planning_uninvited({ count: uninvited.length })}</Link>
      )}
    </p>
  );
}

function PlanningClosed() {
  return (
    <Banner kind="info" action={<AskForPackage />}>
      {packageState(useUser()) === 'expired'
        ? m.calendar_closed_expired()
        : m.calendar_closed_basic()}
    </Banner>
  );
}

function WeekTurner({ week }: { week: string }) {
  const navigate = useNavigate();
  const turn = (days: number) =>
    void navigate(`/plan-week?week=${addDays(week, days)}`, { preventScrollReset: true });
  return (
    <div className={styles.turner}>
      <IconButton label={m.calendar_earlier_week()} onClick={() => turn(-7)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={m.calendar_later_week()} onClick={() => turn(7)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <h2 className={styles.period} aria-live="polite">
        {formatPeriod(week, addDays(week, 6))}
      </h2>
    </div>
  );
}
