import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, optionalLine } from '../../fields.ts';
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
  /** Null removes it. */
  stance: Stance.nullable(),
  detail: optionalLine(INTEREST_DETAIL_MAX),
  source: Source.default('resident'),
  /** Free text: “since 1958”, “as a girl”. */
  since: optionalLine(40),
});

export const ResidentInterest = z.object({
  interest_code: Code,
  stance: Stance,
  detail: z.string().nullable(),
  source: Source,
  since: z.string().nullable(),
  last_confirmed: z.string(),
  /** Not confirmed for a year. */
  due: z.boolean(),
});
export type ResidentInterest = z.infer<typeof ResidentInterest>;

export const interestCalls = defineCalls({
  'interests/of': {
    access: 'residents.view',
    reads: ['interests'],
    summary: 'List a resident’s interests, loved ones first',
    input: z.object({ resident_id: Id }),
    output: z.array(ResidentInterest),
  },
  'interests/set': {
    access: 'residents.edit',
    changes: ['interests'],
    summary: 'Set how a resident feels about an interest, as of today',
    input: InterestInput,
    output: z.object({}),
  },
  'interests/confirm': {
    access: 'residents.edit',
    changes: ['interests'],
    summary: 'Confirm that all interests of a resident are still right today',
    input: z.object({ resident_id: Id }),
    output: z.object({ confirmed: z.int() }),
  },
});
