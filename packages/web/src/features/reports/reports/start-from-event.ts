import type { RegisterMark } from '@relish/shared/events/register/choices.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import {
  type Attendance,
  REPORT_LIMITS,
  REPORT_PLACES,
  type ReportPlace,
} from '@relish/shared/reports/reports/choices.ts';
import type { Leader } from '@relish/shared/reports/reports/report.ts';

import { REPORT_PLACE_WORDS } from '../../../words/report-words.ts';
import { newPerson, type RecordValues } from './record-values.ts';

/** N21: only those who came are put down as taking part. */
const ATTENDANCE: Record<RegisterMark, Attendance> = {
  came: 'took_part',
  declined: 'declined',
  asleep: 'asleep',
  unwell: 'unwell',
  away: 'out_of_home',
};

interface PlannedEvent {
  id: string;
  title: string;
  category: Category;
  place: string | null;
  start_time: string | null;
  starts_at: string;
  minutes: number;
  staff: { lead: { id: string } | null; helper_ids: readonly string[] } | null;
}

interface Register {
  people: readonly { id: string; mark: RegisterMark | null; note: string | null }[];
}

interface Known {
  event: PlannedEvent;
  register: Register;
  /** Of the event; undefined without one, or if it cannot be read. */
  activity: { id: string; title: string; category: Category } | undefined;
  /** Residents who can be in a record. */
  here: ReadonlySet<string>;
  now: Date;
}

/** Everything an event says about its record; all of it can be changed before saving. */
export function startFromEvent(
  values: RecordValues,
  { event, register, activity, here, now }: Known,
): RecordValues {
  const { lead, helper_ids } = event.staff ?? { lead: null, helper_ids: [] };
  const hasBegun = event.start_time !== null && Date.parse(event.starts_at) <= now.getTime();
  return {
    ...values,
    event_id: event.id,
    activity_id: activity?.id ?? null,
    title: activity?.title ?? event.title,
    free_title: activity ? null : event.title,
    category: activity?.category ?? event.category,
    // Whole days have no hour to begin with.
    started_at: hasBegun ? event.starts_at : null,
    duration_min:
      event.start_time === null
        ? values.duration_min
        : Math.min(event.minutes, REPORT_LIMITS.minutes),
    ...findPlace(event.place),
    led_by: lead ? [staff(lead.id)] : values.led_by,
    helpers: helper_ids.slice(0, REPORT_LIMITS.helpers).map(staff),
    planned: true,
    participations: register.people
      .flatMap(({ id, mark, note }) =>
        mark !== null && here.has(id)
          ? [{ ...newPerson(id), attendance: ATTENDANCE[mark], note }]
          : [],
      )
      .slice(0, REPORT_LIMITS.people),
  };
}

const staff = (id: string): Leader => ({ kind: 'staff', id, name: null });

/** One of the usual places if it is called so, else its own words. */
function findPlace(words: string | null): Pick<RecordValues, 'place' | 'place_text'> {
  if (words === null) return { place: null, place_text: null };
  const isCalled = (place: ReportPlace) =>
    REPORT_PLACE_WORDS[place]().toLowerCase() === words.trim().toLowerCase();
  const place = REPORT_PLACES.find((each) => each !== 'other' && isCalled(each));
  return place ? { place, place_text: null } : { place: 'other', place_text: words };
}
