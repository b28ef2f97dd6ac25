import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { daysBetween } from '../../days.ts';
import { Day, Id, shortText } from '../../fields.ts';
import { Time } from '../events/contract.ts';
import { VISIT_LIMITS, VISITING_TIME_KINDS } from './choices.ts';

const Hours = z.object({
  kind: z.enum(VISITING_TIME_KINDS, { error: 'Choose what it is.' }),
  label: shortText(VISIT_LIMITS.label, 'a name').min(3, 'Use at least 3 characters.'),
  /** 1 is Monday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, 'Choose at least one day.')
    .max(7)
    .refine((all) => new Set(all).size === all.length, 'Choose each day once.'),
  from: Time,
  /** Earlier than `from` if it goes on after midnight. */
  to: Time,
});
const isLong = ({ from, to }: { from: string; to: string }) => from !== to;
const NO_TIME = { path: ['to'], message: 'The end is the same as the beginning.' };

export const HoursInput = Hours.refine(isLong, NO_TIME);
const HoursEdit = Hours.extend({ id: Id }).refine(isLong, NO_TIME);

const Limited = z.object({
  what: shortText(VISIT_LIMITS.limited, 'what is limited').min(3, 'Use at least 3 characters.'),
  reason: shortText(VISIT_LIMITS.limited, 'the reason').min(3, 'Use at least 3 characters.'),
  /** The last day. */
  until: Day,
});

export const LimitInput = Limited.extend({ from: Day }).superRefine(({ from, until }, context) => {
  const message =
    until < from
      ? 'The end is before the beginning.'
      : daysBetween(from, until) > VISIT_LIMITS.limitDays
        ? `A limit lasts at most ${VISIT_LIMITS.limitDays} days. You can extend it later.`
        : undefined;
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['until'], message });
});

/** For the form of an existing limit, whose beginning stays as it is. */
export const LimitEdit = Limited.extend({ from: Day });

export const VisitingHours = z.object({ id: Id, ...Hours.shape });
export type VisitingHours = z.infer<typeof VisitingHours>;

export const VisitingLimit = z.object({
  id: Id,
  what: z.string(),
  reason: z.string(),
  from: Day,
  until: Day,
});
export type VisitingLimit = z.infer<typeof VisitingLimit>;

const changes = ['visiting-times'] as const;
const ById = z.object({ id: Id });

export const visitingTimeCalls = defineCalls({
  'visits/times': {
    access: 'visiting-times.view',
    reads: ['visiting-times'],
    summary: 'Get quiet times, mealtimes, and limits that are in force or to come',
    input: z.object({}),
    output: z.object({ times: z.array(VisitingHours), limits: z.array(VisitingLimit) }),
  },
  'visits/add-time': {
    access: 'visiting-times.add',
    changes,
    creates: true,
    summary: 'Add a quiet time or a mealtime',
    input: HoursInput,
    output: ById,
  },
  'visits/edit-time': {
    access: 'visiting-times.edit',
    changes,
    summary: 'Edit a quiet time or a mealtime',
    input: HoursEdit,
    output: ById,
  },
  'visits/remove-time': {
    access: 'visiting-times.edit',
    changes,
    summary: 'Remove a quiet time or a mealtime',
    input: ById,
    output: z.object({}),
  },
  'visits/add-limit': {
    access: 'visiting-times.add',
    changes,
    creates: true,
    summary: 'Limit visits in an outbreak, with the reason and the last day',
    input: LimitInput,
    output: ById,
  },
  'visits/edit-limit': {
    access: 'visiting-times.edit',
    changes,
    summary: 'Edit or extend a limit',
    input: Limited.extend({ id: Id }),
    output: ById,
  },
  'visits/end-limit': {
    access: 'visiting-times.edit',
    changes,
    summary: 'End a limit early',
    input: ById,
    output: z.object({}),
  },
  'visits/resume-limit': {
    access: 'visiting-times.edit',
    changes,
    summary: 'Undo ending a limit early',
    input: ById,
    output: z.object({}),
  },
});
