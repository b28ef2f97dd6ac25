import { dayIn } from '@relish/shared/days.ts';
import { USUAL_MISSING_PLAN, USUAL_TURN_BACK } from '@relish/shared/outings/outings/plans.ts';

import type { Db } from '../db/database.ts';
import { makeEvents } from '../features/events/events/make.ts';
import { makeOuting } from '../features/outings/outings/make.ts';

const TIME_ZONE = 'Europe/London';
const GOING = 6;
const STAFF = 3;

const DESCRIPTIONS = [
  'Short white hair, navy coat',
  'Tall, grey cap, brown jacket',
  'Glasses, red scarf',
  'White beard, green anorak',
  'Silver bob, purple cardigan',
  'Flat cap, walking stick with a badge',
];

interface Setting {
  carehomeId: string;
  managerId: string;
  staffIds: readonly string[];
  residentIds: readonly string[];
  now: Date;
}

/** Six residents go to a garden centre today, so that heads can be counted. */
export async function makeHomeOuting(db: Db, setting: Setting) {
  const { carehomeId, managerId, now } = setting;
  const day = dayIn(TIME_ZONE, now);
  const residents = setting.residentIds.slice(0, GOING);
  const staff = setting.staffIds.slice(0, STAFF);
  const [leader = managerId, ...helpers] = staff;
  const [[event_id] = []] = await makeEvents(
    db,
    { carehomeId, timeZone: TIME_ZONE, userId: managerId, now, until: day },
    [
      {
        title: 'Trip to the garden centre',
        description: 'A look round, something for the window sill, and tea in the café.',
        category: 'NAT',
        place: 'Green Acres Garden Centre',
        outdoors: true,
        transport: 'Minibus from the front door',
        equipment: 'Two wheelchairs, kit bag, blankets',
        audience: 'residents',
        family_scope: 'none',
        day,
        start_time: '14:00',
        minutes: 150,
        lead_id: leader,
        helper_ids: helpers,
        resident_ids: residents,
      },
    ],
  );
  if (event_id === undefined) return;
  await makeOuting(db, {
    carehome_id: carehomeId,
    event_id,
    staff_ids: [leader, ...helpers],
    leader_id: leader,
    vehicle: 'Home minibus. Breakdown cover card in the glove box',
    turn_back_rule: USUAL_TURN_BACK,
    missing_plan: USUAL_MISSING_PLAN,
    updated_by: managerId,
    updated_at: now,
    people: residents.map((resident_id, at) => ({
      resident_id,
      worker_id: staff[at % Math.max(1, staff.length)] ?? null,
      description: DESCRIPTIONS[at] ?? null,
    })),
  });
}
