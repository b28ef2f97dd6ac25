import { addDays } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { PlanWeek } from './plan-week.tsx';

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Next week unless the address names another one. */
export default function PlanWeekPage() {
  const [query] = useSearchParams();
  const today = useToday();
  const maySee = useCan('events.view-drafts');
  const asked = query.get('week') ?? '';
  const week = mondayOf(isDay(asked) ? asked : addDays(today, 7));
  if (maySee) return <PlanWeek key={week} week={week} />;
  return (
    <Page title={m.planning_title()} back="/tabs/events">
      <LockedState
        title={m.planning_locked_title()}
        unlock={m.planning_locked_who()}
        action={
          <Link kind="quiet-button" to="/tabs/events">
            {m.event_form_to_calendar()}
          </Link>
        }
      >
        {m.planning_locked()}
      </LockedState>
    </Page>
  );
}
