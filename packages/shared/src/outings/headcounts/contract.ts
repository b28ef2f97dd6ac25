import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';
import { STAGES } from './choices.ts';

const HeadcountInput = z.object({
  /** Chosen by the device, so that a count made offline is stored once (N20). */
  client_uuid: Id,
  event_id: Id,
  stage: z.enum(STAGES, { error: 'Choose a stage.' }),
  /** Rises when a stage is counted again. */
  round: z.int().min(1).max(50),
  /** Tapped faces, staff included; never a number. */
  seen_ids: z.array(Id).max(100),
  counted_at: Instant,
});

const Comparison = z.object({
  state: z.enum(['nobody_counted', 'one_count', 'agreed', 'differ', 'missing']),
  missing: z.array(Id),
  doubtful: z.array(Id),
  unexpected: z.array(Id),
});

export const headcountCalls = defineCalls({
  'headcounts/list': {
    access: 'risk-assessments.check',
    reads: ['headcounts', 'outings'],
    summary:
      'List the headcounts of an outing; another count of the same round is hidden until one’s own is made',
    input: z.object({ event_id: Id }),
    output: z.array(
      z.object({
        stage: z.enum(STAGES),
        round: z.int(),
        counted_by: z.array(z.object({ id: Id, name: z.string(), counted_at: Instant })),
        /** Null until this user has counted too, so that two counts stay independent. */
        comparison: Comparison.nullable(),
      }),
    ),
  },
  'headcounts/add': {
    access: 'risk-assessments.check',
    changes: ['headcounts'],
    creates: 'by-client-uuid',
    summary: 'Record a headcount by name, and compare it with the others of the same round',
    input: HeadcountInput,
    output: Comparison,
  },
});
