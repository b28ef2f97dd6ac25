import { addDays, dayIn } from '@relish/shared/days.ts';
import { mondayOf, nthsOf, type Recurrence } from '@relish/shared/events/events/recurrence.ts';

import type { Db } from '../db/database.ts';
import { cancelMadeEvent, type EventToMake, makeEvents } from '../features/events/events/make.ts';
import type { DemoPerformer } from './home-directory.ts';

const WEEKS_BEFORE = 4;
const WEEKS_AHEAD = 8;

type Planned = Omit<EventToMake, 'day' | 'recurrence' | 'lead_id' | 'performer_id'> & {
  /** 1 is Monday. */
  weekdays: [number, ...number[]];
  repeats: 'weekly' | 'fortnightly' | 'monthly' | 'once';
  /** Weeks from this one; series begin four weeks ago. */
  week?: number;
  /** Which member of staff leads it. */
  lead?: number;
  performer?: DemoPerformer;
  cancelledWeek?: { week: number; reason: string };
};

const PROGRAMME: Planned[] = [
  {
    title: 'Chair exercise',
    description: 'Gentle stretches to music, seated. Everyone goes at their own pace.',
    category: 'PHY',
    place: 'Lounge',
    audience: 'residents',
    start_time: '11:00',
    minutes: 45,
    weekdays: [1, 3, 5],
    repeats: 'weekly',
    lead: 0,
  },
  {
    title: 'Choir',
    performer: 'pianist',
    description: 'Old favourites with song sheets in large print. Families are welcome to join in.',
    category: 'MUS',
    place: 'Lounge',
    audience: 'all',
    start_time: '14:30',
    minutes: 60,
    weekdays: [2],
    repeats: 'weekly',
    lead: 1,
  },
  {
    title: 'Knit and natter',
    description: 'Wool, needles and good company. Bring what you are working on.',
    category: 'CRE',
    place: 'Conservatory',
    audience: 'all',
    start_time: '10:30',
    minutes: 90,
    weekdays: [4],
    repeats: 'weekly',
    lead: 2,
  },
  {
    title: 'Film evening',
    description: 'A classic film with tea and biscuits. Subtitles are on.',
    category: 'SOC',
    place: 'Lounge',
    audience: 'residents',
    start_time: '19:00',
    minutes: 120,
    weekdays: [4],
    repeats: 'weekly',
    lead: 3,
  },
  {
    title: 'Gardening club',
    description: 'Potting, watering and a walk round the beds. In bad weather we plant indoors.',
    category: 'NAT',
    place: 'Garden',
    outdoors: true,
    audience: 'residents',
    start_time: '14:00',
    minutes: 75,
    weekdays: [3],
    repeats: 'weekly',
    lead: 1,
    cancelledWeek: { week: 0, reason: 'The paths are icy. We meet again next week.' },
  },
  {
    title: 'Holy communion',
    performer: 'vicar',
    description: 'A short service with hymns. All are welcome.',
    category: 'SPI',
    place: 'Quiet room',
    audience: 'all',
    start_time: '10:30',
    minutes: 45,
    weekdays: [7],
    repeats: 'weekly',
    lead: 0,
  },
  {
    title: 'Visiting therapy dog',
    performer: 'dog',
    description: 'Bramble and her handler visit the lounge, then rooms on request.',
    category: 'ANI',
    place: 'Lounge',
    audience: 'all',
    start_time: '15:00',
    minutes: 60,
    weekdays: [6],
    repeats: 'fortnightly',
    lead: 2,
  },
  {
    title: 'Residents’ meeting',
    description: 'Menus, outings and anything you would like to change.',
    category: 'SOC',
    place: 'Dining room',
    audience: 'residents',
    family_scope: 'none',
    start_time: '14:00',
    minutes: 60,
    weekdays: [1],
    repeats: 'monthly',
    lead: 0,
  },
  {
    title: 'Handover and planning',
    category: 'SOC',
    place: 'Office',
    audience: 'staff',
    family_scope: 'none',
    start_time: '13:30',
    minutes: 30,
    weekdays: [1],
    repeats: 'weekly',
    lead: 0,
  },
  {
    title: 'Outing to the garden centre',
    description: 'By minibus, with coffee and cake. Two families can come along by car.',
    category: 'COM',
    place: 'Meet at reception',
    outdoors: true,
    transport: 'Minibus, eight seats and two wheelchairs',
    audience: 'all',
    start_time: '10:00',
    minutes: 180,
    weekdays: [3],
    repeats: 'once',
    week: 1,
    rsvp: true,
    capacity: 10,
    cost_pence: 450,
    lead: 3,
  },
];

const HOUSEHOLD: Planned[] = [
  {
    title: 'Sunday lunch together',
    category: 'FOO',
    place: 'At Mum’s',
    audience: 'all',
    start_time: '13:00',
    minutes: 120,
    weekdays: [7],
    repeats: 'weekly',
  },
  {
    title: 'Walk in the park',
    category: 'NAT',
    outdoors: true,
    audience: 'all',
    start_time: '10:30',
    minutes: 60,
    weekdays: [3],
    repeats: 'weekly',
  },
  {
    title: 'Looking at old photographs',
    description: 'The blue album, and tea.',
    category: 'REM',
    audience: 'all',
    start_time: '15:00',
    minutes: 60,
    weekdays: [6],
    repeats: 'once',
    week: 1,
  },
];

const ruleFor = ({ repeats, weekdays }: Planned, day: string): Recurrence | undefined => {
  if (repeats === 'once') return undefined;
  if (repeats === 'monthly') return { repeats, nth: nthsOf(day)[0] ?? null, until: null };
  return { repeats, weekdays: weekdays as [1], until: null };
};

interface Setting {
  carehomeId: string;
  managerId: string;
  /** Those who lead events; nobody does in a household. */
  leads: readonly string[];
  performers?: Record<DemoPerformer, string>;
  timeZone: string;
  now: Date;
}

async function makeProgramme(db: Db, programme: readonly Planned[], setting: Setting) {
  const { carehomeId, managerId, leads, performers, timeZone, now } = setting;
  const monday = mondayOf(dayIn(timeZone, now));
  const until = addDays(monday, WEEKS_AHEAD * 7 - 1);
  const dayOf = (week: number, weekday: number) => addDays(monday, week * 7 + weekday - 1);
  const events = programme.map((planned) => {
    const { weekdays, repeats, week, lead, performer, cancelledWeek: _, ...event } = planned;
    const day = dayOf(week ?? (repeats === 'once' ? 1 : -WEEKS_BEFORE), weekdays[0]);
    const recurrence = ruleFor(planned, day);
    const leadId = lead === undefined ? undefined : leads[lead % leads.length];
    return {
      ...event,
      day,
      lead_id: leadId ?? null,
      performer_id: (performer && performers?.[performer]) ?? null,
      ...(recurrence && { recurrence }),
    };
  });
  const made = await makeEvents(
    db,
    { carehomeId, timeZone, userId: managerId, now, until },
    events,
  );
  for (const [index, { cancelledWeek, weekdays }] of programme.entries()) {
    if (!cancelledWeek) continue;
    // The next one that has not begun, so that it can be restored.
    const { week, reason } = cancelledWeek;
    const day = [week, week + 1]
      .map((each) => dayOf(each, weekdays[0]))
      .find((each) => each > dayIn(timeZone, now));
    await cancelMadeEvent(db, carehomeId, { ids: made[index] ?? [], day: day ?? '', reason });
  }
}

/** A weekly programme, from four weeks ago to eight weeks ahead. */
export const makeHomeEvents = (db: Db, setting: Setting) => makeProgramme(db, PROGRAMME, setting);

export const makeHouseholdEvents = (db: Db, setting: Omit<Setting, 'leads'>) =>
  makeProgramme(db, HOUSEHOLD, { ...setting, leads: [] });
