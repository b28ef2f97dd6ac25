import { z } from 'zod';

import { Id, longText, optionalLine, optionalText, shortText } from '../../fields.ts';
import { INTERESTS } from '../../residents/interests/taxonomy.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { ALLERGENS } from '../../residents/residents/choices.ts';
import {
  ACTIVITY_FORMATS,
  ACTIVITY_PLACES,
  BENEFITS,
  CATEGORIES,
  COST_BANDS,
  GUIDE_LIMITS,
  HAZARD_LEVELS,
  HAZARDS,
  SEASONS,
  SENSES,
  THEMES,
} from './choices.ts';

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: 'Choose one from the list.' });
const several = <T extends z.ZodType>(each: T, max: number) =>
  z.array(each).max(max, `Use at most ${max}.`).default([]);
const count = (max: number) =>
  z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(max, `Use at most ${max}.`);

/** Same fields as a library guide, most of them optional (domain 9.2). */
export const OwnGuide = z.object({
  summary: optionalLine(GUIDE_LIMITS.summary),
  category: choice(CATEGORIES),
  second_category: choice(CATEGORIES).nullable().default(null),
  levels: z.array(choice(LEVELS)).min(1, 'Choose at least one level.').max(LEVELS.length),
  formats: z
    .array(choice(ACTIVITY_FORMATS))
    .min(1, 'Choose at least one.')
    .max(ACTIVITY_FORMATS.length),
  min_people: count(GUIDE_LIMITS.people).min(1, 'Enter 1 or more.').default(1),
  max_people: count(GUIDE_LIMITS.people).min(1, 'Enter 1 or more.').default(1),
  staff_needed: count(20).default(1),
  duration_min: count(GUIDE_LIMITS.minutes).min(1, 'Enter 1 or more.'),
  prep_min: count(GUIDE_LIMITS.prep).default(0),
  places: several(choice(ACTIVITY_PLACES), ACTIVITY_PLACES.length),
  suitable_in_bed: z.boolean().default(false),
  seated: z.boolean().default(true),
  standing_needed: z.boolean().default(false),
  relies_on: several(choice(SENSES), SENSES.length),
  equipment: several(
    z.object({
      name: shortText(80, 'what is needed'),
      quantity: optionalLine(40),
      instead: optionalLine(120),
    }),
    GUIDE_LIMITS.equipment,
  ),
  /** Instead of steps, or before them. */
  description: optionalText(2000),
  steps: several(shortText(GUIDE_LIMITS.step, 'a step'), GUIDE_LIMITS.steps.max),
  adaptations: z
    .partialRecord(choice(LEVELS), longText(GUIDE_LIMITS.adaptation.max, 'how it is adapted'))
    .default({}),
  opening_line: optionalLine(GUIDE_LIMITS.prompt),
  conversation_prompts: several(
    shortText(GUIDE_LIMITS.prompt, 'something to talk about'),
    GUIDE_LIMITS.prompts,
  ),
  benefits: several(choice(BENEFITS), BENEFITS.length),
  look_for: z
    .object({ enjoying: optionalLine(200), stop: optionalLine(200) })
    .default({ enjoying: null, stop: null }),
  hazards: several(
    z.object({
      code: choice(HAZARDS),
      level: choice(HAZARD_LEVELS),
      controls: optionalLine(240),
    }),
    HAZARDS.length,
  ),
  risk_required: z.boolean().default(false),
  flashing_light: z.boolean().default(false),
  allergens: several(choice(ALLERGENS), ALLERGENS.length),
  iddsi_note: optionalLine(300),
  interests: several(
    z.enum(
      INTERESTS.map(({ code }) => code),
      { error: 'Choose from the list.' },
    ),
    8,
  ),
  culture_notes: optionalLine(300),
  sensitive_topics: several(shortText(30, 'a topic'), 6),
  seasons: several(choice(SEASONS), SEASONS.length),
  themes: several(choice(THEMES), THEMES.length),
  search_words: several(shortText(30, 'a word'), 12),
  visit: z
    .object({
      bring: several(shortText(80, 'what to bring'), 4),
      say: shortText(GUIDE_LIMITS.prompt, 'what to say'),
      steps: z
        .array(shortText(GUIDE_LIMITS.step, 'a step'))
        .min(1, 'Write at least one step.')
        .max(GUIDE_LIMITS.visit_steps, `Use at most ${GUIDE_LIMITS.visit_steps} steps.`),
    })
    .nullable()
    .default(null),
  cost_band: choice(COST_BANDS).nullable().default(null),
});
export type OwnGuide = z.infer<typeof OwnGuide>;

const Telling = OwnGuide.pick({ steps: true, description: true });
const Numbers = OwnGuide.pick({ min_people: true, max_people: true });

// Separate refinements, so that all errors are reported together.
const Told = OwnGuide.refine(({ steps, description }) => steps.length > 0 || description !== null, {
  error: 'Describe it, or write down the steps.',
  path: ['description'],
  when: ({ value }) => Telling.safeParse(value).success,
}).refine(({ min_people, max_people }) => max_people >= min_people, {
  error: 'This is fewer than the smallest number.',
  path: ['max_people'],
  when: ({ value }) => Numbers.safeParse(value).success,
});

export const OwnActivityInput = z.object({
  title: shortText(GUIDE_LIMITS.title.max, 'a title').min(
    GUIDE_LIMITS.title.min,
    `Use at least ${GUIDE_LIMITS.title.min} characters.`,
  ),
  guide: Told,
  based_on: Id.nullable().default(null),
  picture_id: Id.nullable().default(null),
  shared: z.boolean().default(false),
  for_relatives: z.boolean().default(false),
});

export const OwnActivityEdit = OwnActivityInput.extend({ id: Id, version: z.int() });
