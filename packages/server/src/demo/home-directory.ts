import { addDays, dayIn } from '@relish/shared/days.ts';

import { after, days } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makePerformers } from '../features/events/performers/make.ts';
import { makePlaces } from '../features/events/places/make.ts';
import { makeProposals, type ProposalToMake } from '../features/events/proposals/make.ts';

interface Setting {
  carehomeId: string;
  managerId: string;
  accounts: ReadonlyMap<string, { id: string }>;
  timeZone: string;
  now: Date;
}

export type DemoPerformer = 'pianist' | 'dog' | 'vicar' | 'trio';

// Numbers that are reserved for fiction.
const PERFORMERS = [
  {
    key: 'pianist',
    name: 'Marjorie Bell',
    offer: 'Songs at the piano',
    phone: '01632 960 311',
    email: 'marjorie.bell@relish.test',
    fee_pence: 4500,
    rest_days: [6, 7],
    notes: 'Brings song sheets in large print. The lounge piano is tuned in March.',
    insured: 210,
    checked: 400,
  },
  {
    key: 'dog',
    name: 'Bramble the therapy dog',
    offer: 'Visits with a calm spaniel',
    contact_name: 'Tom Farrow',
    phone: '01632 960 312',
    email: 'tom.farrow@relish.test',
    rest_days: [],
    notes: 'Ask residents first whether they like dogs. Water bowl in the kitchen.',
    insured: 150,
    // Ends soon, so that the home sees a warning.
    checked: 12,
  },
  {
    key: 'vicar',
    name: 'Reverend Alan Pryce',
    offer: 'Holy communion and hymns',
    phone: '01632 960 313',
    rest_days: [1],
    insured: null,
    checked: 300,
  },
  {
    key: 'trio',
    name: 'The Silver Strings',
    offer: 'String trio: waltzes and film music',
    contact_name: 'Nadia Rahman',
    phone: '01632 960 314',
    email: 'bookings@silver-strings.test',
    fee_pence: 18_000,
    rest_days: [5, 6],
    insured: 95,
    checked: 260,
  },
] as const;

const PLACES = [
  { name: 'Lounge', fits: 24 },
  { name: 'Conservatory', fits: 12, notes: 'Warm in summer: open the blinds before noon.' },
  { name: 'Garden', outdoors: true, fits: 30 },
  { name: 'Dining room', fits: 40 },
  { name: 'Quiet room', fits: 8 },
];

/** Performers by what they do, and the places of the home. */
export async function makeHomeDirectory(
  db: Db,
  { carehomeId, timeZone, now }: Setting,
): Promise<Record<DemoPerformer, string>> {
  const today = dayIn(timeZone, now);
  const ahead = (count: number | null) => (count === null ? null : addDays(today, count));
  const ids = await makePerformers(
    db,
    carehomeId,
    PERFORMERS.map(({ key: _key, insured, checked, rest_days, ...performer }) => ({
      ...performer,
      rest_days: [...rest_days],
      insurance_until: ahead(insured),
      dbs_until: ahead(checked),
    })),
    now,
  );
  await makePlaces(db, carehomeId, PLACES, now);
  return Object.fromEntries(PERFORMERS.map(({ key }, index) => [key, ids[index] ?? ''])) as Record<
    DemoPerformer,
    string
  >;
}

/** Suggestions and offers of the relative with an account, two of them answered. */
export async function makeHomeProposals(db: Db, { carehomeId, managerId, accounts, now }: Setting) {
  const susan = accounts.get('Susan Hartley');
  if (!susan) return;
  const ago = (count: number) => after(now, -days(count));
  const proposals: Omit<ProposalToMake, 'userId'>[] = [
    {
      kind: 'event',
      text: 'A tea dance with songs from the sixties. Mum and her friends used to dance every Saturday.',
      days: 'Saturday or Sunday afternoons',
      created_at: ago(3),
    },
    {
      kind: 'help',
      text: 'I could bring vegetables from our allotment and talk about growing them.',
      days: 'Most Wednesdays',
      created_at: ago(1),
    },
    {
      kind: 'help',
      text: 'I could help with the minibus on outings. I have a first aid certificate.',
      created_at: ago(30),
      answered: {
        status: 'accepted',
        answer: 'Yes please! We would love your help on the garden centre outing.',
        by: managerId,
        at: ago(28),
      },
    },
    {
      kind: 'event',
      text: 'Fireworks in the garden for Bonfire Night.',
      days: '5 November',
      created_at: ago(40),
      answered: {
        status: 'declined',
        answer:
          'Thank you for this idea. The bangs frighten some residents, so we watch a quiet light show indoors instead. Do join us!',
        by: managerId,
        at: ago(38),
      },
    },
  ];
  await makeProposals(
    db,
    carehomeId,
    proposals.map((each) => ({ ...each, userId: susan.id })),
  );
}
