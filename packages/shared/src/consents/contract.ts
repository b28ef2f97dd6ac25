import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, Instant, optionalDay, optionalLine, optionalText } from '../fields.ts';
import { Picture } from '../residents/contract.ts';
import { BASES, DECISIONS, PURPOSES } from './purposes.ts';
import { checkAnswer, checkCircumstances } from './rules.ts';

const Purpose = z.enum(PURPOSES, { error: 'Choose what this is about.' });
const Decision = z.enum(DECISIONS);
const Answer = z.enum(['yes', 'no', 'ask_each_time'], { error: 'Choose an answer.' });
const Basis = z.enum(BASES, {
  error: 'Choose a ground. Next of kin, and attorneys for property and money, cannot agree.',
});

/** What holds for an answer, or for several that were given together. */
const Circumstances = z.object({
  basis: Basis.nullable().default(null),
  capacity_assessed_on: optionalDay,
  decided_by: optionalLine(120),
  witnessed_by: optionalLine(120),
  /** Today, when it is left open. */
  from_date: optionalDay,
  /** Twelve months later, when it is left open. */
  review_on: optionalDay,
  notes: optionalText(1000),
  evidence_id: Id.nullable().default(null),
});
export type Circumstances = z.infer<typeof Circumstances>;

export const ConsentInput = Circumstances.extend({
  resident_id: Id,
  purpose: Purpose,
  decision: Answer,
}).check(({ value, issues }) => {
  const refusals = [...checkAnswer(value, value.basis), ...checkCircumstances(value)];
  for (const { path, message } of refusals)
    issues.push({ code: 'custom', path: [path], message, input: value });
});

export const ConsentsInput = Circumstances.extend({
  resident_id: Id,
  answers: z
    .array(z.object({ purpose: Purpose, decision: Answer }))
    .min(1, 'Answer at least one of the questions.')
    .max(PURPOSES.length, 'Answer each question once.')
    .refine(
      (answers) => new Set(answers.map(({ purpose }) => purpose)).size === answers.length,
      'Answer each question once.',
    ),
}).check(({ value, issues }) => {
  for (const [index, answer] of value.answers.entries())
    for (const { message } of checkAnswer(answer, value.basis))
      issues.push({ code: 'custom', path: ['answers', index], message, input: value });
  for (const { path, message } of checkCircumstances(value))
    issues.push({ code: 'custom', path: [path], message, input: value });
});

const Recorded = z.object({
  id: Id,
  decision: Decision,
  basis: Basis.nullable(),
  capacity_assessed_on: z.string().nullable(),
  decided_by: z.string().nullable(),
  witnessed_by: z.string().nullable(),
  from_date: z.string(),
  review_on: z.string().nullable(),
  notes: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  evidence: Picture.nullable(),
});

const InForce = z.object({
  purpose: Purpose,
  grounds: z.array(Basis),
  /** Null where nobody was asked, which means no. */
  consent: Recorded.extend({ overdue: z.boolean() }).nullable(),
});

const OfResident = z.object({ resident_id: Id });
const OfPurpose = OfResident.extend({ purpose: Purpose });
const Nothing = z.object({});

export const consentCalls = defineCalls({
  'consents/list': {
    access: 'residents.view',
    summary: 'What a resident has agreed to, purpose by purpose; missing means no',
    input: OfResident,
    output: z.object({ preferred_name: z.string(), purposes: z.array(InForce) }),
  },
  'consents/record': {
    access: 'consents.edit',
    summary: 'Records an answer for one purpose; the one before stays in the history',
    input: ConsentInput,
    output: Nothing,
  },
  'consents/record-several': {
    access: 'consents.edit',
    summary: 'Records answers for several purposes that were given together, all or none',
    input: ConsentsInput,
    output: Nothing,
  },
  'consents/withdraw': {
    access: 'residents.view',
    summary: 'Notes that the person says no: it counts at once, whoever of the staff hears it',
    input: OfPurpose.extend({ notes: optionalText(1000) }),
    output: Nothing,
  },
  'consents/history': {
    access: 'residents.view',
    summary: 'All answers for one purpose, newest first',
    input: OfPurpose,
    output: z.array(Recorded.extend({ superseded_at: Instant.nullable() })),
  },
  'consents/due': {
    access: 'consents.edit',
    summary: 'Consents of this home whose review is overdue or due within a month',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        preferred_name: z.string(),
        last_name: z.string(),
        room: z.string().nullable(),
        picture: Picture.nullable(),
        reviews: z.array(
          z.object({
            purpose: Purpose,
            decision: Decision,
            review_on: z.string(),
            overdue: z.boolean(),
          }),
        ),
      }),
    ),
  },
  'consents/for-family': {
    access: 'relatives.view',
    summary: 'What is agreed for one’s person, for those who may decide for them',
    input: OfResident,
    output: z.object({
      preferred_name: z.string(),
      can_decide: z.boolean(),
      purposes: z.array(
        z.object({
          purpose: Purpose,
          decision: Decision.nullable(),
          from_date: z.string().nullable(),
          review_on: z.string().nullable(),
          /** Whether somebody else may answer at all, or the person alone. */
          open_to_you: z.boolean(),
        }),
      ),
    }),
  },
  'consents/decide': {
    access: 'relatives.view',
    summary: 'An attorney, deputy or guardian answers for their person, where that is theirs to do',
    input: OfPurpose.extend({ decision: z.enum(DECISIONS, { error: 'Choose an answer.' }) }),
    output: Nothing,
  },
});
