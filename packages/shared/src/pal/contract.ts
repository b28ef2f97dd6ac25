import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id, Instant, optionalDay, optionalText, shortText } from '../fields.ts';
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

/** A heading that is not yet answered is null or not there. */
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
  /** The suggestion counts unless another one is chosen. */
  confirmed_level: Level.nullish(),
  override_reason: optionalText(500),
  confirm_mixed: z.boolean().default(false),
  /** The check that the sheet was begun beside: whoever finishes second is told. */
  based_on: z.uuid().nullable(),
});

export const PalExternal = z.object({
  resident_id: Id,
  confirmed_level: Level,
  completed_on: Day,
  /** Who did it, and where. */
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
  /** V12: can be illness. */
  sudden_drop: z.boolean(),
});

export const palCalls = defineCalls({
  'pal/list': {
    access: 'pal.view-residents',
    summary: 'Everybody who lives here with their level and what is due',
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
    summary: 'Somebody’s ability check: the current one, the guide, the history and what is open',
    input: z.object({ resident_id: Id }),
    output: Person.extend({
      /** Of people who have moved out or died everything is kept and nothing changed. */
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
      /** Colleagues who have begun one too. */
      others_checking: z.array(z.string()),
      first_check: z.object({ not_before: z.string(), suggested: z.string() }).nullable(),
    }),
  },
  'pal/save-draft': {
    access: 'pal.check',
    summary: 'Keeps a check that is not finished; each assessor has one per resident',
    input: PalSheet.extend({
      /** Of the draft that one has seen, null where there was none; left away to write over whatever is there. */
      version: z.int().nullable().optional(),
    }),
    output: Saved,
  },
  'pal/discard-draft': {
    access: 'pal.check',
    summary: 'Throws one’s own unfinished check away',
    input: z.object({ resident_id: Id }),
    output: z.object({}),
  },
  'pal/finish': {
    access: 'pal.check',
    summary: 'Finishes a check: nine answers, a level, and the day of the next one',
    input: PalFinish,
    output: Finished,
  },
  'pal/record-external': {
    access: 'pal.check',
    summary: 'Notes the result of a check that somebody did elsewhere',
    input: PalExternal,
    output: Finished,
  },
  'pal/raise': {
    access: 'pal.view-residents',
    summary: 'Says that somebody’s abilities should be looked at again soon',
    input: z.object({ resident_id: Id, reason: z.enum(NOTICED, { error: 'Choose a reason.' }) }),
    output: z.object({ id: Id }),
  },
  'pal/settle': {
    access: 'pal.check',
    summary: 'Says that a reason to look again needs no new check',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
  'pal/guides-for-family': {
    access: 'relatives.view',
    summary: 'Those of a relative’s people whose guide the home shares with them',
    input: z.object({}),
    output: z.array(z.object({ resident_id: Id, preferred_name: z.string() })),
  },
  'pal/guide-for-family': {
    access: 'relatives.view',
    summary: 'How to be with somebody, where the home shares it; never the level or the answers',
    input: z.object({ resident_id: Id }),
    output: z.object({
      preferred_name: z.string(),
      guide: keyed(FAMILY_GUIDE_KEYS, z.string()),
    }),
  },
});
