import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalDay, optionalLine, optionalText } from '../../fields.ts';
import { STAFF_ROLES } from '../../roles.ts';
import { hasLastDay, LAST_DAY_MISSING } from './last-day.ts';
import { TRAININGS } from './training.ts';

const StaffRole = z.enum(STAFF_ROLES, { error: 'Choose a role.' });

/** Expiry per training; null if it does not expire. */
const Trainings = z.partialRecord(z.enum(TRAININGS), Day.nullable());

export const StaffMember = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  role: StaffRole,
  job_title: z.string().nullable(),
  active: z.boolean(),
  started_at: Instant,
  access_until: z.string().nullable(),
  ended_at: Instant.nullable(),
  training: Trainings,
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
    reads: ['staff'],
    summary: 'List the staff of this home by name, optionally with former staff',
    input: z.object({ past: z.boolean().default(false) }),
    output: z.array(StaffMember),
  },
  'staff/edit': {
    access: 'staff.manage',
    changes: ['staff'],
    summary: 'Edit role, job title, last day and training; a new role ends their sessions',
    input: StaffEdit,
    output: z.object({}),
  },
  'staff/end': {
    access: 'staff.manage',
    changes: ['staff'],
    summary: 'End a colleague’s access to this home and their sessions',
    input: z.object({ id: Id, reason: optionalText(300) }),
    output: z.object({}),
  },
  'staff/restore': {
    access: 'staff.manage',
    changes: ['staff'],
    summary: 'Restore a colleague’s access',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
  'staff/add-home': {
    access: 'staff.manage',
    changes: ['staff'],
    summary: 'Give a colleague access to another home of the organisation',
    input: z.object({ id: Id, home_id: Id, role: StaffRole }),
    output: z.object({}),
  },
});
