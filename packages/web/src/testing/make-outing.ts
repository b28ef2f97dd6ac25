import type { Output } from '@relish/shared/calls.ts';

import { PEGGY, WILF } from './make-resident.ts';

export const TRIP = '0197a000-0000-7000-8000-0000000000f1';
export const KIM = '0197a000-0000-7000-8000-0000000000f2';

type Outing = Output<'outings/get'>;

const makeGoer = (differences: Partial<Outing['goers'][number]> = {}): Outing['goers'][number] => ({
  id: PEGGY,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  picture: null,
  description: 'Red coat',
  needs: [{ about: 'allergies', text: 'Peanuts (SEVERE)' }],
  emergency_contacts: [{ name: 'Susan Hartley', telephone: '01632 960111' }],
  worker_id: KIM,
  safety_checked_on: null,
  ...differences,
});

/** Peggy and Wilf go to a garden centre with Kim. */
export const makeOuting = (differences: Partial<Outing> = {}): Outing => ({
  event_id: TRIP,
  title: 'Garden centre',
  starts_at: new Date(Date.now() - 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  location: 'Green Acres',
  assessment_id: null,
  is_covered: true,
  unassessed_ids: [],
  goers: [
    makeGoer(),
    makeGoer({ id: WILF, preferred_name: 'Wilf', last_name: 'Ross', description: null }),
  ],
  staff: [{ id: KIM, name: 'Kim Sharma', is_leader: true }],
  details: {
    staff_ids: [KIM],
    leader_id: KIM,
    pairs: [],
    descriptions: [],
    vehicle: 'Minibus',
    turn_back_rule: null,
    missing_plan: 'Ring 999.',
  },
  revision: 1,
  printed_at: null,
  paper_destroyed_at: null,
  ...differences,
});
