import { packageState } from '@relish/shared/permissions.ts';
import { CalendarPlus } from 'lucide-react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { countFilters } from './calendar-choices.ts';
import type { Calendar } from './use-calendar.ts';

/** Nothing in the days shown: because of the filters, or because nothing is planned. */
export function EmptyEvents({ calendar }: { calendar: Calendar }) {
  const mayAdd = useCan('events.add');
  const isRelative = useCan('relatives.view');
  if (countFilters(calendar.choices) > 0)
    return (
      <EmptyState
        level={2}
        title={m.calendar_empty_filtered_title()}
        action={
          <Button kind="quiet" onClick={calendar.clear}>
            {m.calendar_filters_clear()}
          </Button>
        }
      >
        {m.calendar_empty_filtered()}
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title={m.calendar_empty_title()}
      {...(mayAdd && {
        action: (
          <Link
            kind="quiet-button"
            to={`/event-add?day=${calendar.day}`}
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {m.calendar_add()}
          </Link>
        ),
      })}
    >
      {mayAdd
        ? m.calendar_empty_add()
        : isRelative
          ? m.calendar_empty_family()
          : m.calendar_empty_guest()}
    </EmptyState>
  );
}

const REASONS = { expired: m.calendar_closed_expired, basic: m.calendar_closed_basic };

/** Why those who would add events cannot. */
export function AddingClosed() {
  const user = useUser();
  const isRelative = useCan('relatives.view');
  const mayAdd = useCan('events.add');
  const state = packageState(user);
  if (mayAdd || isRelative || state === 'open') return null;
  return (
    <Banner kind="info" action={<AskForPackage />}>
      {REASONS[state]()}
    </Banner>
  );
}
