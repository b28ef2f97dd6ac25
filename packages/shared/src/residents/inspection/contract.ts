import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { LEVELS } from '../pal/levels.ts';
import { AGE_BANDS } from './age-band.ts';

const Count = z.int().min(0);

/** domain 8.7: nothing identifying - no name, id, room, date or free text. */
const InspectedResident = z.strictObject({
  /** Stable per inspector and home, different for everyone else. */
  pseudonym: z.string(),
  age_band: z.enum(AGE_BANDS).nullable(),
  months_here: Count,
  ability_level: z.enum(LEVELS).nullable(),
  ability_review_overdue: z.boolean(),
  about_me_percent: Count.max(100),
  interests: Count,
  /** Dos and don'ts. */
  requests: Count,
  consents_answered: Count,
  consent_review_overdue: z.boolean(),
  safety_confirmed: z.boolean(),
  has_key_worker: z.boolean(),
  has_family: z.boolean(),
});

export const inspectionCalls = defineCalls({
  'inspection/residents': {
    access: 'residents.inspect',
    reads: ['residents', 'relatives', 'consents', 'about-me', 'interests', 'pal'],
    summary: 'List residents under pseudonyms, with how complete their records are; audited',
    input: z.object({}),
    output: z.strictObject({
      consent_purposes: Count,
      summary: z.strictObject({
        residents: Count,
        with_ability_level: Count,
        ability_review_overdue: Count,
        about_me_percent: Count.max(100),
        consent_review_overdue: Count,
        safety_confirmed: Count,
        with_key_worker: Count,
        with_family: Count,
      }),
      residents: z.array(InspectedResident),
    }),
  },
});
