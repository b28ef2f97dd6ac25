import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText, optionalLine, optionalText } from '../../fields.ts';
import { PROPOSAL_KINDS, PROPOSAL_LIMITS, PROPOSAL_STATUSES } from './choices.ts';

export const ProposalInput = z.object({
  kind: z.enum(PROPOSAL_KINDS, { error: 'Choose one.' }),
  text: longText(PROPOSAL_LIMITS.text, 'a few words').min(
    PROPOSAL_LIMITS.text_min,
    `Use at least ${PROPOSAL_LIMITS.text_min} characters.`,
  ),
  /** When it would suit, in their own words. */
  days: optionalLine(PROPOSAL_LIMITS.days),
});

const ById = z.object({ id: Id });

export const DeclineInput = ById.extend({
  message: longText(PROPOSAL_LIMITS.answer, 'a message').min(3, 'Use at least 3 characters.'),
});
export const AcceptInput = ById.extend({ message: optionalText(PROPOSAL_LIMITS.answer) });

const Proposal = z.object({
  id: Id,
  kind: z.enum(PROPOSAL_KINDS),
  text: z.string(),
  days: z.string().nullable(),
  status: z.enum(PROPOSAL_STATUSES),
  answer: z.string().nullable(),
  /** When it was answered or withdrawn. */
  closed_at: Instant.nullable(),
  created_at: Instant,
  /** For staff; null for the relative, who sees only their own (N1). */
  from: z.string().nullable(),
  /** Null until it is planned, and after its event was deleted. */
  plan: z
    .object({
      is_cancelled: z.boolean(),
      /** Null if the user may not see it. */
      event: z.object({ id: Id, day: Day, start_time: z.string().nullable() }).nullable(),
    })
    .nullable(),
});

export const proposalCalls = defineCalls({
  'proposals/list': {
    access: 'proposals.view',
    reads: ['proposals', 'relatives', 'events'],
    summary: 'List suggestions and offers: a relative’s own, or for staff those of all families',
    input: z.object({}),
    output: z.array(Proposal),
  },
  'proposals/add': {
    access: 'proposals.add',
    changes: ['proposals'],
    creates: true,
    summary: 'Suggest an event or offer help; at most 10 can be open',
    input: ProposalInput,
    output: z.object({ id: Id }),
  },
  'proposals/withdraw': {
    access: 'relatives.view',
    changes: ['proposals'],
    summary: 'Withdraw the user’s own open suggestion or offer',
    input: ById,
    output: z.object({}),
  },
  'proposals/accept': {
    access: 'proposals.answer',
    changes: ['proposals'],
    summary: 'Accept a suggestion or offer; the relative is told once',
    input: AcceptInput,
    output: z.object({}),
  },
  'proposals/decline': {
    access: 'proposals.answer',
    changes: ['proposals'],
    summary: 'Decline a suggestion or offer with a message; the relative is told once',
    input: DeclineInput,
    output: z.object({}),
  },
});
