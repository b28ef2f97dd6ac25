import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, optionalDay, optionalLine, optionalText } from '../../fields.ts';
import { Picture } from '../residents/contract.ts';
import { BestInterests } from './best-interests.ts';
import { BASES, DECISIONS, PURPOSES } from './purposes.ts';
import { checkAnswer, checkCircumstances } from './rules.ts';

const Purpose = z.enum(PURPOSES, { error: 'Choose what this is about.' });
const Decision = z.enum(DECISIONS);
const Answer = z.enum(['yes', 'no', 'ask_each_time'], { error: 'Choose an answer.' });
const Basis = z.enum(BASES, {
  error: 'Choose a basis. Next of kin, and attorneys for property and money, cannot agree.',
});

/** Shared by answers given together. */
const Circumstances = z.object({
  basis: Basis.nullable().default(null),
  /** Required when someone else decides. */
  capacity_note_id: Id.nullable().default(null),
  decided_by: optionalLine(120),
  best_interests: BestInterests.nullable().default(null),
  witnessed_by: optionalLine(120),
  /** Defaults to today. */
  from_date: optionalDay,
  /** Defaults to twelve months later. */
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
  const refusals = [...checkAnswer(value, value.basis), ...checkCircumstances(value, [value])];
  for (const { path, message } of refusals)
    issues.push({ code: 'custom', path, message, input: value });
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
  for (const { path, message } of checkCircumstances(value, value.answers))
    issues.push({ code: 'custom', path, message, input: value });
});

const Recorded = z.object({
  id: Id,
  decision: Decision,
  basis: Basis.nullable(),
  capacity_assessed_on: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** Null without permission, and for older answers. */
  best_interests: BestInterests.nullable(),
  /** Recorded before the note and details were required. */
  details_missing: z.boolean(),
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
  /** Null means not asked, which counts as no. */
  consent: Recorded.extend({ overdue: z.boolean() }).nullable(),
});

const OfResident = z.object({ resident_id: Id });
const OfPurpose = OfResident.extend({ purpose: Purpose });
const Nothing = z.object({});

export const consentCalls = defineCalls({
  'consents/list': {
    access: 'residents.view',
    reads: ['consents'],
    summary: 'List a resident’s consents by purpose; missing means no',
    input: OfResident,
    output: z.object({ preferred_name: z.string(), purposes: z.array(InForce) }),
  },
  'consents/record': {
    access: 'consents.edit',
    changes: ['consents'],
    creates: true,
    summary: 'Record a decision for one purpose; earlier ones stay in the history',
    input: ConsentInput,
    output: Nothing,
  },
  'consents/record-several': {
    access: 'consents.edit',
    changes: ['consents'],
    creates: true,
    summary: 'Record decisions for several purposes, all or none',
    input: ConsentsInput,
    output: Nothing,
  },
  'consents/withdraw': {
    access: 'residents.view',
    changes: ['consents'],
    creates: true,
    summary: 'Record that the resident says no; any member of staff may, and it applies at once',
    input: OfPurpose.extend({ notes: optionalText(1000) }),
    output: Nothing,
  },
  'consents/history': {
    access: 'residents.view',
    reads: ['consents'],
    summary: 'List all decisions for one purpose, newest first',
    input: OfPurpose,
    output: z.array(Recorded.extend({ superseded_at: Instant.nullable() })),
  },
  'consents/due': {
    access: 'consents.edit',
    reads: ['consents', 'residents'],
    summary: 'List consents of this home whose review is overdue or due within a month',
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
    reads: ['consents', 'relatives'],
    summary: 'Get the consents of a resident for relatives who may decide for them',
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
          /** The law allows it and a capacity note supports it. */
          open_to_you: z.boolean(),
        }),
      ),
    }),
  },
  'consents/decide': {
    access: 'relatives.view',
    changes: ['consents'],
    creates: true,
    summary: 'Record a decision by an attorney, deputy or guardian who may decide for the resident',
    input: OfPurpose.extend({ decision: z.enum(DECISIONS, { error: 'Choose an answer.' }) }),
    output: Nothing,
  },
});
