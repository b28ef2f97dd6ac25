import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalDay, optionalText, shortText } from '../../fields.ts';
import { STATUSES } from '../residents/choices.ts';
import { Picture } from '../residents/contract.ts';
import { DUE } from './due.ts';
import { FAMILY_GUIDE_KEYS } from './family-guide.ts';
import { GUIDE_KEYS } from './guide-texts.ts';
import { DOMAINS, LEVELS } from './levels.ts';
import { NOTICED, PROMPTS } from './prompts.ts';

const Level = z.enum(LEVELS, { error: 'Choose one.' });
const keyed = <K extends string, V extends z.ZodType>(
  keys: readonly K[],
  value: V,
): z.ZodObject<Record<K, V>> =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>);

/** Unanswered headings are null or missing. */
const DraftAnswers = keyed(DOMAINS, Level.nullish());
const Contributors = z.array(shortText(80, 'a name')).max(12, 'Name at most 12 people.');

export const PalSheet = z.object({
  resident_id: Id,
  observed_from: optionalDay,
  observed_to: optionalDay,
  contributors: Contributors.default([]),
  answers: DraftAnswers.default({}),
  notes: optionalText(2000),
});

export const PalFinish = PalSheet.extend({
  /** Overrides the suggestion. */
  confirmed_level: Level.nullish(),
  override_reason: optionalText(500),
  confirm_mixed: z.boolean().default(false),
  /** Optimistic lock: the check this one started from. */
  based_on: z.uuid().nullable(),
});

export const PalExternal = z.object({
  resident_id: Id,
  confirmed_level: Level,
  completed_on: Day,
  contributors: Contributors.min(1, 'Say who did the check.'),
});

const Guide = keyed(GUIDE_KEYS, z.string());
const ByLevel = keyed(LEVELS, z.int());

const Check = z.object({
  id: Id,
  level: Level,
  completed_on: z.string(),
  assessor: z.string().nullable(),
  source: z.enum(['in_app', 'external_official']),
  borderline: z.boolean(),
  mixed_profile: z.boolean(),
});
export type Check = z.infer<typeof Check>;

const Person = z.object({
  resident_id: Id,
  preferred_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  room: z.string().nullable(),
  status: z.enum(STATUSES),
});

const Saved = z.object({ version: z.int() });
const Finished = z.object({
  id: Id,
  level: Level,
  review_due: z.string(),
  /** V12: may indicate illness. */
  sudden_drop: z.boolean(),
});

export const palCalls = defineCalls({
  'pal/list': {
    access: 'pal.view-residents',
    reads: ['pal', 'residents'],
    summary: 'List the residents with their level and due checks',
    input: z.object({}),
    output: z.array(
      Person.extend({
        picture: Picture.nullable(),
        level: Level.nullable(),
        review_due: z.string().nullable(),
        first_check_suggested: z.string().nullable(),
        due: z.enum(DUE),
        prompts: z.array(z.enum(PROMPTS)),
        has_draft: z.boolean(),
      }),
    ),
  },
  'pal/get': {
    access: 'pal.view-residents',
    reads: ['pal', 'residents'],
    summary:
      'Get a resident’s ability checks, guide, open requests for review and the user’s draft',
    input: z.object({ resident_id: Id }),
    output: Person.extend({
      /** Former residents: kept unchanged. */
      read_only: z.boolean(),
      today: z.string(),
      due: z.enum(DUE),
      current: Check.extend({
        review_due: z.string().nullable(),
        observed_from: z.string().nullable(),
        observed_to: z.string().nullable(),
        contributors: z.array(z.string()),
        answers: keyed(DOMAINS, Level).nullable(),
        counts: ByLevel.nullable(),
        suggested_level: Level.nullable(),
        stretch_level: Level.nullable(),
        override_reason: z.string().nullable(),
        notes: z.string().nullable(),
      }).nullable(),
      guide: Guide.nullable(),
      sudden_drop: z.boolean(),
      history: z.array(Check),
      prompts: z.array(
        z.object({
          id: Id,
          reason: z.enum(PROMPTS),
          raised_at: Instant,
          raised_by: z.string().nullable(),
        }),
      ),
      draft: PalSheet.omit({ resident_id: true })
        .extend({ version: z.int(), updated_at: Instant })
        .nullable(),
      others_checking: z.array(z.string()),
      first_check: z.object({ not_before: z.string(), suggested: z.string() }).nullable(),
    }),
  },
  'pal/save-draft': {
    access: 'pal.check',
    changes: ['pal'],
    summary: 'Save an unfinished check; each assessor has one per resident',
    input: PalSheet.extend({
      /** Optimistic lock: null for no draft; omit to overwrite. */
      version: z.int().nullable().optional(),
    }),
    output: Saved,
  },
  'pal/discard-draft': {
    access: 'pal.check',
    changes: ['pal'],
    summary: 'Discard the user’s own unfinished check',
    input: z.object({ resident_id: Id }),
    output: z.object({}),
  },
  'pal/finish': {
    access: 'pal.check',
    changes: ['pal'],
    creates: true,
    summary: 'Finish a check with nine answers, a level and the date of the next one',
    input: PalFinish,
    output: Finished,
  },
  'pal/record-external': {
    access: 'pal.check',
    changes: ['pal'],
    creates: true,
    summary: 'Record the result of a check done elsewhere',
    input: PalExternal,
    output: Finished,
  },
  'pal/raise': {
    access: 'pal.view-residents',
    changes: ['pal'],
    creates: true,
    summary: 'Request an early review of a resident’s abilities',
    input: z.object({ resident_id: Id, reason: z.enum(NOTICED, { error: 'Choose a reason.' }) }),
    output: z.object({ id: Id }),
  },
  'pal/settle': {
    access: 'pal.check',
    changes: ['pal'],
    summary: 'Close a request for review without a new check',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
  'pal/guides-for-family': {
    access: 'relatives.view',
    reads: ['pal', 'relatives', 'residents'],
    summary: 'List a relative’s residents whose guide the home shares with them',
    input: z.object({}),
    output: z.array(z.object({ resident_id: Id, preferred_name: z.string() })),
  },
  'pal/guide-for-family': {
    access: 'relatives.view',
    reads: ['pal'],
    summary:
      'Get the guide for being with a resident, if the home shares it; never the level or the answers',
    input: z.object({ resident_id: Id }),
    output: z.object({
      preferred_name: z.string(),
      guide: keyed(FAMILY_GUIDE_KEYS, z.string()),
    }),
  },
});
