import type { ReactNode } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { PaperBadges } from '../performers/public.tsx';
import { AddToCalendar } from '../sharing/public.tsx';
import type { OneEvent } from './api.ts';
import { AUDIENCE_WORDS, costWords, FAMILY_SCOPE_WORDS, repeatWords } from './calendar-words.ts';

import styles from './event-view.module.css';

export function EventFacts({ event }: { event: OneEvent }) {
  const { staff, capacity, places_left } = event;
  const helpers = useHelperNames(staff);
  const facts: { label: string; text: ReactNode }[] = [
    {
      label: m.calendar_event_repeats(),
      text: staff?.recurrence ? repeatWords(staff.recurrence, event.day) : null,
    },
    { label: m.calendar_event_where(), text: event.place },
    { label: m.calendar_event_for(), text: AUDIENCE_WORDS[event.audience].words() },
    { label: m.calendar_event_families(), text: staff && FAMILY_SCOPE_WORDS[staff.family_scope]() },
    { label: m.calendar_event_category(), text: CATEGORY_WORDS[event.category]() },
    {
      label: m.calendar_event_cost(),
      text: event.cost_pence === null ? null : costWords(event.cost_pence),
    },
    {
      label: m.calendar_event_places(),
      text: capacity === null ? null : placesWords(capacity, places_left ?? capacity),
    },
    {
      label: m.performers_field(),
      text: event.performer_name !== null && <EventPerformer event={event} />,
    },
    { label: m.calendar_event_lead(), text: staff?.lead?.name },
    { label: m.calendar_event_helpers(), text: helpers },
    { label: m.calendar_event_equipment(), text: staff?.equipment },
    { label: m.calendar_event_transport(), text: staff?.transport },
  ].filter(({ text }) => text);
  return (
    <Card title={m.calendar_event_facts()}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!event.is_draft && <AddToCalendar id={event.id} />}
    </Card>
  );
}

/** Families see only the name (N18). */
function EventPerformer({ event: { staff, performer_name, day } }: { event: OneEvent }) {
  if (!staff?.performer) return <span translate="no">{performer_name}</span>;
  return (
    <>
      <Link to={`/performer?id=${staff.performer.id}`}>
        <span translate="no">{performer_name}</span>
      </Link>
      <PaperBadges papers={staff.performer} day={day} />
    </>
  );
}

const placesWords = (capacity: number, left: number) =>
  left === 0
    ? m.calendar_event_places_none({ capacity })
    : m.calendar_event_places_of({ left, capacity });

function useHelperNames(staff: OneEvent['staff']): string {
  const ids = staff?.helper_ids ?? [];
  const mayRead = useCan('staff.view');
  const { data = [] } = useStaff(false, mayRead && ids.length > 0);
  return data
    .filter(({ id }) => ids.includes(id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
    .join(', ');
}
