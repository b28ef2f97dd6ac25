import { addDays, dayIn } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';

import type { Db } from '../db/database.ts';
import { makeTemplate } from '../features/dashboard/planning/make.ts';
import { type EventToMake, makeEvents } from '../features/events/events/make.ts';

type Planned = Omit<EventToMake, 'day' | 'recurrence' | 'lead_id'> & {
  /** 1 is Monday. */
  weekday: number;
  /** Which member of staff leads it. */
  lead: number;
};

/** Took place last week, so that a copy has something to copy. */
const LAST_WEEK: Planned[] = [
  {
    title: 'Baking scones',
    description: 'Mix, cut out and taste. There is a job for everyone.',
    category: 'FOO',
    place: 'Kitchen',
    audience: 'residents',
    start_time: '10:30',
    minutes: 60,
    weekday: 2,
    lead: 2,
  },
  {
    title: 'Quiz and a sherry',
    category: 'COG',
    place: 'Lounge',
    audience: 'all',
    start_time: '17:30',
    minutes: 60,
    weekday: 5,
    lead: 3,
  },
  {
    title: 'Piano in the lounge',
    category: 'MUS',
    place: 'Lounge',
    audience: 'all',
    start_time: '15:00',
    minutes: 45,
    weekday: 7,
    lead: 1,
  },
];

/** Next week is half planned: two of them are in the lounge at once. */
const DRAFTS: Planned[] = [
  {
    title: 'Armchair travel: Scotland',
    description: 'Pictures, music and shortbread.',
    category: 'REM',
    place: 'Lounge',
    audience: 'all',
    start_time: '14:30',
    minutes: 60,
    weekday: 1,
    lead: 2,
  },
  {
    title: 'Film music',
    category: 'MUS',
    place: 'lounge',
    audience: 'residents',
    start_time: '15:00',
    minutes: 45,
    weekday: 1,
    lead: 3,
  },
  {
    title: 'Flower arranging',
    category: 'CRE',
    place: 'Conservatory',
    audience: 'residents',
    start_time: '14:00',
    minutes: 60,
    weekday: 5,
    lead: 1,
  },
];

const TEMPLATE: Planned[] = [
  ...LAST_WEEK,
  {
    title: 'Walk round the garden',
    category: 'NAT',
    place: 'Garden',
    outdoors: true,
    audience: 'residents',
    start_time: '11:30',
    minutes: 30,
    weekday: 6,
    lead: 0,
  },
];

interface Setting {
  carehomeId: string;
  managerId: string;
  leads: readonly string[];
  timeZone: string;
  now: Date;
}

/** A plan that is under way: last week to copy from, drafts of next week, and one template. */
export async function makeHomePlan(
  db: Db,
  { carehomeId, managerId: userId, leads, timeZone, now }: Setting,
) {
  const monday = mondayOf(dayIn(timeZone, now));
  const home = { carehomeId, timeZone, userId, now, until: monday };
  const toEvents = (planned: readonly Planned[], week: number) =>
    planned.map(({ weekday, lead, ...event }) => ({
      ...event,
      day: addDays(monday, week * 7 + weekday - 1),
      lead_id: leads[lead % leads.length] ?? null,
    }));
  await makeEvents(db, home, toEvents(LAST_WEEK, -1));
  await makeEvents(db, { ...home, isDraft: true }, toEvents(DRAFTS, 1));
  const template = { name: 'An ordinary week', events: TEMPLATE, userId, now };
  await makeTemplate(db, carehomeId, template);
}
