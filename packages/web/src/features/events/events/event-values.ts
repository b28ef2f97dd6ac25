import type { Input } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import type { EventAudience, FamilyScope } from '@relish/shared/events/events/choices.ts';
import {
  type Nth,
  nthsOf,
  type Recurrence,
  type Repeats,
  type Weekday,
  weekdayOf,
} from '@relish/shared/events/events/recurrence.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';
import { wallTimeOf } from '@relish/shared/wall-time.ts';

import { toPence, toPounds } from '../../../forms/pounds.ts';
import { addMinutes, minutesBetween } from './event-times.ts';
import type { EditedEvent } from './form-api.ts';

export interface RepeatValues {
  repeats: Repeats | 'never';
  weekdays: Weekday[];
  /** Null repeats on the date. */
  nth: Nth | null;
  ends: 'never' | 'until';
  until: string | null;
}

/** Fields are named after those that the server rejects. */
export interface EventValues {
  title: string;
  description: string;
  category: Category | null;
  activity_id: string | null;
  place: string;
  outdoors: boolean;
  equipment: string;
  transport: string;
  audience: EventAudience;
  family_scope: FamilyScope;
  group_ids: string[];
  resident_ids: string[];
  rsvp: boolean;
  capacity: string;
  /** In pounds, as typed. */
  cost_pence: string;
  lead_id: string | null;
  helper_ids: string[];
  performer_id: string | null;
  day: string | null;
  all_day: boolean;
  start_time: string | null;
  /** The end time; the server gets the length. */
  minutes: string | null;
  days: number;
  recurrence: RepeatValues;
  acknowledged: Conflict[];
  version: number;
}

const USUAL_START = '14:00';
const USUAL_MINUTES = 60;

interface Prefill {
  timeZone: string;
  now: Date;
  /** From the address; checked by the schema like typed values. */
  day?: string | undefined;
  time?: string | undefined;
  performer?: string | undefined;
  leadId: string | null;
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
const isTime = (text: string | undefined): text is string =>
  text !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function emptyValues({ timeZone, now, leadId, ...address }: Prefill): EventValues {
  const start = isTime(address.time) ? address.time : USUAL_START;
  const clock = wallTimeOf(timeZone, now);
  const day = isDay(address.day)
    ? address.day
    : addDays(dayIn(timeZone, now), clock.time < start ? 0 : 1);
  return {
    title: '',
    description: '',
    category: null,
    activity_id: null,
    place: '',
    outdoors: false,
    equipment: '',
    transport: '',
    audience: 'residents',
    family_scope: 'all_home',
    group_ids: [],
    resident_ids: [],
    rsvp: false,
    capacity: '',
    cost_pence: '',
    lead_id: leadId,
    helper_ids: [],
    performer_id: address.performer ?? null,
    day,
    all_day: false,
    start_time: start,
    minutes: addMinutes(start, USUAL_MINUTES),
    days: 1,
    recurrence: toRepeatValues(null, day),
    acknowledged: [],
    version: 0,
  };
}

function toRepeatValues(rule: Recurrence | null, day: string): RepeatValues {
  const until = rule?.until ?? null;
  return {
    repeats: rule?.repeats ?? 'never',
    weekdays: rule && 'weekdays' in rule ? rule.weekdays : [weekdayOf(day)],
    nth: rule && 'nth' in rule ? rule.nth : null,
    ends: until === null ? 'never' : 'until',
    until,
  };
}

export function toFormValues(event: EditedEvent): EventValues {
  const { staff, day, start_time, minutes, days } = event;
  const start = start_time ?? USUAL_START;
  return {
    title: event.title,
    description: event.description ?? '',
    category: event.category,
    activity_id: event.activity_id,
    place: event.place ?? '',
    outdoors: event.outdoors,
    equipment: staff?.equipment ?? '',
    transport: staff?.transport ?? '',
    audience: event.audience,
    family_scope: staff?.family_scope ?? 'all_home',
    group_ids: staff?.group_ids ?? [],
    resident_ids: staff?.resident_ids ?? [],
    rsvp: event.rsvp,
    capacity: event.capacity === null ? '' : String(event.capacity),
    cost_pence: toPounds(event.cost_pence),
    lead_id: staff?.lead?.id ?? null,
    helper_ids: staff?.helper_ids ?? [],
    performer_id: staff?.performer?.id ?? null,
    day,
    all_day: start_time === null,
    start_time: start,
    minutes: addMinutes(start, minutes),
    days,
    recurrence: toRepeatValues(staff?.recurrence ?? null, day),
    acknowledged: staff?.acknowledged ?? [],
    version: event.version,
  };
}

/** A copy is a single event on the same day, or on the next day if that is over. */
export function copiedValues(event: EditedEvent, today: string): EventValues {
  const day = event.day > today ? event.day : addDays(today, 1);
  return {
    ...toFormValues(event),
    day,
    recurrence: toRepeatValues(null, day),
    acknowledged: [],
    version: 0,
  };
}

/** The weekday and the place in the month follow the day, unless they were chosen. */
export function withDay(values: RepeatValues, before: string | null, day: string): RepeatValues {
  const followed = before !== null && values.weekdays.join() === String(weekdayOf(before));
  const nths = nthsOf(day);
  return {
    ...values,
    weekdays: followed ? [weekdayOf(day)] : values.weekdays,
    nth: values.nth === null || nths.includes(values.nth) ? values.nth : (nths.at(-1) ?? null),
  };
}

export function toRecurrence({ repeats, weekdays, nth, ...end }: RepeatValues): Recurrence | null {
  // An empty text is refused by the schema: a last day was wanted.
  const until = end.ends === 'never' ? null : (end.until ?? '');
  switch (repeats) {
    case 'never':
      return null;
    case 'daily':
      return { repeats, until };
    case 'weekly':
    case 'fortnightly':
      return { repeats, weekdays, until };
    case 'monthly':
      return { repeats, nth, until };
  }
}

const toNumber = (typed: string) => (typed.trim() === '' ? null : Number(typed));

type Sent = Input<'events/add'>;

const nobody = (): Partial<Sent> => ({ family_scope: 'none', group_ids: [], resident_ids: [] });

/** A household has no residents, families or team. */
const forHousehold = (): Partial<Sent> => ({
  ...nobody(),
  audience: 'all',
  rsvp: false,
  capacity: null,
  lead_id: null,
  helper_ids: [],
  performer_id: null,
});

/** Converts the form values to the call's input. */
export function sentValues(
  {
    all_day,
    start_time,
    minutes,
    recurrence,
    capacity,
    cost_pence,
    version: _known,
    ...values
  }: EventValues,
  isHousehold: boolean,
): Sent {
  const length =
    start_time !== null && minutes !== null ? minutesBetween(start_time, minutes) : undefined;
  return {
    ...values,
    // Missing values are refused by the schema.
    category: values.category as Category,
    day: values.day ?? '',
    start_time: all_day ? null : (start_time ?? ''),
    minutes: (all_day ? (length ?? USUAL_MINUTES) || USUAL_MINUTES : length) as number,
    days: all_day ? values.days : 1,
    recurrence: toRecurrence(recurrence),
    capacity: values.rsvp ? toNumber(capacity) : null,
    cost_pence: toPence(cost_pence),
    ...(values.audience === 'staff' && nobody()),
    ...(isHousehold && forHousehold()),
  };
}

/** Whether the rule itself was changed; a weekday that follows a moved day does not count. */
export function isRuleChanged(before: EventValues, after: EventValues): boolean {
  const followed =
    after.day === null ? before.recurrence : withDay(before.recurrence, before.day, after.day);
  return JSON.stringify(toRecurrence(followed)) !== JSON.stringify(toRecurrence(after.recurrence));
}
