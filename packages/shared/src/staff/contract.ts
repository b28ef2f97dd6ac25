import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id, Instant, optionalDay, optionalLine, optionalText } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { hasLastDay, LAST_DAY_MISSING } from './last-day.ts';
import { TRAININGS } from './training.ts';

const StaffRole = z.enum(STAFF_ROLES, { error: 'Choose a role.' });

/** What somebody holds, and until when; null where it does not run out. */
const Trainings = z.partialRecord(z.enum(TRAININGS), Day.nullable());

export const StaffMember = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  role: StaffRole,
  job_title: z.string().nullable(),
  active: z.boolean(),
  started_at: Instant,
  /** The last day of a dated account. */
  access_until: z.string().nullable(),
  ended_at: Instant.nullable(),
  training: Trainings,
  /** For those who manage staff. */
  email: z.string().nullable(),
  can_edit: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffEdit = z
  .object({
    id: Id,
    role: StaffRole,
    job_title: optionalLine(60),
    access_until: optionalDay,
    training: Trainings,
  })
  .refine(hasLastDay, LAST_DAY_MISSING);

export const staffCalls = defineCalls({
  'staff/list': {
    access: 'staff.view',
    summary: 'Who works in this home, by name; with those who did when asked for',
    input: z.object({ past: z.boolean().default(false) }),
    output: z.array(StaffMember),
  },
  'staff/edit': {
    access: 'staff.manage',
    summary: 'Changes role, job title, last day and training; another role ends their sessions',
    input: StaffEdit,
    output: z.object({}),
  },
  'staff/end': {
    access: 'staff.manage',
    summary: 'Ends somebody’s work in this home: their sessions end at once',
    input: z.object({ id: Id, reason: optionalText(300) }),
    output: z.object({}),
  },
  'staff/restore': {
    access: 'staff.manage',
    summary: 'Takes the end back: they may sign in again',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
  'staff/add-home': {
    access: 'staff.manage',
    summary: 'Lets somebody of this home work in another home of the organisation too',
    input: z.object({ id: Id, home_id: Id, role: StaffRole }),
    output: z.object({}),
  },
});
