import { addDays, addMonths, type Period } from '@relish/shared/days.ts';
import { EVENT_AUDIENCES, type EventAudience } from '@relish/shared/events/events/choices.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { CATEGORIES, type Category } from '@relish/shared/library/activities/choices.ts';

export const VIEWS = ['day', 'week', 'month', 'table'] as const;
export type View = (typeof VIEWS)[number];

export interface EventFilters {
  audience: EventAudience | undefined;
  category: Category | undefined;
  group: string | undefined;
  mine: boolean;
}

export interface CalendarChoices extends EventFilters {
  view: View;
  /** Undefined for today, so that a saved address stays current. */
  day: string | undefined;
}

export const NO_FILTERS: EventFilters = {
  audience: undefined,
  category: undefined,
  group: undefined,
  mine: false,
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readDay(value: string | null): string | undefined {
  if (value === null || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) || addDays(value, 0) !== value ? undefined : value;
}

export function readChoices(query: URLSearchParams): CalendarChoices {
  const group = query.get('group') ?? '';
  return {
    view: oneOf(VIEWS, query.get('view')) ?? 'week',
    day: readDay(query.get('day')),
    audience: oneOf(EVENT_AUDIENCES, query.get('audience')),
    category: oneOf(CATEGORIES, query.get('category')),
    group: ID.test(group) ? group : undefined,
    mine: query.has('mine'),
  };
}

export function writeChoices({ view, mine, ...choices }: CalendarChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== 'week') query.set('view', view);
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value);
  if (mine) query.set('mine', 'yes');
  return query;
}

export const countFilters = ({ audience, category, group, mine }: EventFilters): number =>
  [audience, category, group].filter((each) => each !== undefined).length + Number(mine);

const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days that a view shows; a day is loaded with its week, so that turning pages is quick. */
export function periodOf(view: View, day: string): Period {
  if (view !== 'month') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const last = addDays(addMonths(startOfMonth(day), 1), -1);
  return { from: mondayOf(startOfMonth(day)), to: addDays(mondayOf(last), 6) };
}

export const listDays = ({ from, to }: Period): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The day that the arrows beside the title lead to. */
export function turn(view: View, day: string, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by);
  return view === 'month' ? addMonths(day, by) : addDays(day, by * 7);
}
