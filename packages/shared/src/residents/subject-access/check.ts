import { z } from 'zod';

import { Day, Id, Instant, optionalText, shortText } from '../../fields.ts';
import { CHECKED_AS, REQUESTERS } from './choices.ts';

/** Serious harm to someone's physical or mental health. */
export const SeriousHarmCheckInput = z
  .object({
    resident_id: Id,
    requested_by: z.enum(REQUESTERS, { error: 'Choose who is asking.' }),
    checked_by: shortText(120, 'who checked it'),
    checked_as: z.enum(CHECKED_AS, { error: 'Choose in what role they checked it.' }),
    checked_on: Day,
    outcome: z.enum(['nothing_withheld', 'parts_withheld'], { error: 'Choose the outcome.' }),
    /** Names of parts; see `subject-access/status`. */
    withheld: z.array(z.string().max(60)).max(60).default([]),
    reason: optionalText(1000),
  })
  .check(({ value, issues }) => {
    if (value.outcome !== 'parts_withheld') return;
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.withheld.length === 0) refuse('withheld', 'Choose what is withheld.');
    if (value.reason === null) refuse('reason', 'Enter why it is withheld.');
  });

export const SeriousHarmCheck = z.object({
  requested_by: z.enum(REQUESTERS),
  checked_by: z.string(),
  checked_as: z.enum(CHECKED_AS),
  checked_on: z.string(),
  withheld: z.array(z.string()),
  reason: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
});
export type SeriousHarmCheck = z.infer<typeof SeriousHarmCheck>;
