import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, optionalLine } from '../fields.ts';
import {
  INTEREST_DETAIL_MAX,
  INTEREST_SOURCES,
  type InterestCode,
  INTERESTS,
  STANCES,
} from './taxonomy.ts';

const CODES = INTERESTS.map(({ code }) => code) as [InterestCode, ...InterestCode[]];
const Code = z.enum(CODES, { error: 'Choose an interest from the list.' });
const Source = z.enum(INTEREST_SOURCES, { error: 'Say who told or saw it.' });
const Stance = z.enum(STANCES, { error: 'Choose how they feel about it.' });

export const InterestInput = z.object({
  resident_id: Id,
  interest_code: Code,
  /** Null: nothing is known about it any more. */
  stance: Stance.nullable(),
  detail: optionalLine(INTEREST_DETAIL_MAX),
  source: Source.default('resident'),
  /** As people say it: “since 1958”, “as a girl”. */
  since: optionalLine(40),
});

export const ResidentInterest = z.object({
  interest_code: Code,
  stance: Stance,
  detail: z.string().nullable(),
  source: Source,
  since: z.string().nullable(),
  last_confirmed: z.string(),
  /** Nobody has asked for a year. */
  due: z.boolean(),
});
export type ResidentInterest = z.infer<typeof ResidentInterest>;

export const interestCalls = defineCalls({
  'interests/of': {
    access: 'residents.view',
    summary: 'What is known of a resident’s interests, what they love first',
    input: z.object({ resident_id: Id }),
    output: z.array(ResidentInterest),
  },
  'interests/set': {
    access: 'residents.edit',
    summary: 'Says how a resident feels about one interest, as of today',
    input: InterestInput,
    output: z.object({}),
  },
  'interests/confirm': {
    access: 'residents.edit',
    summary: 'Says that all interests of a resident are still right today',
    input: z.object({ resident_id: Id }),
    output: z.object({ confirmed: z.int() }),
  },
});
