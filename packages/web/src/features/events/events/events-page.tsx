import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { isVisitor } from '@relish/shared/permissions.ts';
import { CalendarPlus, CalendarRange, HandHelping } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { AddingClosed } from './empty-events.tsx';
import { EventsMenu } from './events-menu.tsx';
import { PhoneCalendar } from './phone-calendar.tsx';
import { useCalendar } from './use-calendar.ts';

import styles from './calendar.module.css';

// Phones never show it.
const WideCalendar = lazy(() => import('./wide-calendar.tsx'));

export default function EventsPage() {
  const calendar = useCalendar();
  const isWide = useWideScreen();
  const mayAdd = useCan('events.add');
  const maySeeDrafts = useCan('events.view-drafts');
  const mayPrint = useCan('events.edit-any');
  const isRelative = useCan('relatives.view');
  const lead = useLead();
  return (
    <Page
      title={m.place_events()}
      {...(isWide && { lead })}
      actions={
        <>
          {maySeeDrafts && (
            <Link
              kind="quiet-button"
              to={`/plan-week?week=${mondayOf(calendar.day)}`}
              data-tour="events-plan"
              icon={<CalendarRange aria-hidden="true" />}
              aria-label={m.calendar_plan_week()}
            >
              {isWide ? m.calendar_plan_week() : m.calendar_plan_short()}
            </Link>
          )}
          {mayAdd && (
            <Link
              kind="primary-button"
              to={`/event-add?day=${calendar.day}`}
              icon={<CalendarPlus aria-hidden="true" />}
              aria-label={m.calendar_add()}
            >
              {isWide ? m.calendar_add() : m.calendar_add_short()}
            </Link>
          )}
          {isRelative && (
            <Link kind="quiet-button" to="/proposals" icon={<HandHelping aria-hidden="true" />}>
              {m.proposals_title()}
            </Link>
          )}
          <EventsMenu />
        </>
      }
    >
      <div className={styles.calendar}>
        <AddingClosed />
        {isWide ? (
          <Suspense fallback={<Skeleton shape="pair" width="long" />}>
            <WideCalendar calendar={calendar} />
          </Suspense>
        ) : (
          <>
            <CalendarFilters calendar={calendar} first={null} />
            <PhoneCalendar calendar={calendar} />
          </>
        )}
        <p className={styles.links}>
          <Link to="/calendar-feed">{m.sharing_feed_title()}</Link>
          {mayPrint && <Link to="/event-programme">{m.programme_title()}</Link>}
        </p>
      </div>
    </Page>
  );
}

function useLead(): string {
  const user = useUser();
  const home = user.carehome.name;
  const isRelative = useCan('relatives.view');
  if (isRelative) return m.calendar_lead_family({ home });
  return isVisitor(user) ? m.calendar_lead_household() : m.calendar_lead({ home });
}
