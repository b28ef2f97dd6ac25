import { z } from 'zod';

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
  GUIDE_STATUSES,
  HAZARD_LEVELS,
  HAZARDS,
  SEASONS,
  SENSES,
  THEMES,
} from './choices.ts';
import { listRiskReasons } from './risk-reasons.ts';

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const unique = <T extends z.ZodType>(each: T) =>
  z.array(each).refine((list) => new Set(list).size === list.length, 'names something twice');

const Equipment = z.strictObject({
  name: text(2, 80),
  quantity: text(1, 40).optional(),
  /** A substitute. */
  instead: text(2, 120).optional(),
});

const Risk = z.strictObject({
  code: z.enum(HAZARDS),
  level: z.enum(HAZARD_LEVELS),
  controls: text(10, 240),
});

/** For a relative alone with the resident. */
const Visit = z.strictObject({
  bring: z.array(text(2, 80)).max(4),
  say: text(5, GUIDE_LIMITS.prompt),
  steps: z.array(text(10, GUIDE_LIMITS.step)).min(3).max(GUIDE_LIMITS.visit_steps),
});

const CONTACT = new Set<string>(['latex', 'fragrance', 'wool', 'nickel']);

/** A guide file of the library (domain 9.2). */
export const Guide = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
    title: text(GUIDE_LIMITS.title.min, GUIDE_LIMITS.title.max),
    summary: text(10, GUIDE_LIMITS.summary),
    category: z.enum(CATEGORIES),
    second_category: z.enum(CATEGORIES).nullable(),
    levels: unique(z.enum(LEVELS)).min(1),
    formats: unique(z.enum(ACTIVITY_FORMATS)).min(1),
    min_people: z.int().min(1).max(GUIDE_LIMITS.people),
    max_people: z.int().min(1).max(GUIDE_LIMITS.people),
    staff_needed: z.int().min(0).max(20),
    duration_min: z.int().min(1).max(GUIDE_LIMITS.minutes),
    prep_min: z.int().min(0).max(GUIDE_LIMITS.prep),
    places: unique(z.enum(ACTIVITY_PLACES)).min(1),
    suitable_in_bed: z.boolean(),
    seated: z.boolean(),
    standing_needed: z.boolean(),
    relies_on: unique(z.enum(SENSES)).default([]),
    equipment: z.array(Equipment).max(GUIDE_LIMITS.equipment),
    steps: z
      .array(text(10, GUIDE_LIMITS.step))
      .min(GUIDE_LIMITS.steps.min)
      .max(GUIDE_LIMITS.steps.max),
    adaptations: z.partialRecord(
      z.enum(LEVELS),
      text(GUIDE_LIMITS.adaptation.min, GUIDE_LIMITS.adaptation.max),
    ),
    opening_line: text(5, GUIDE_LIMITS.prompt),
    conversation_prompts: z.array(text(5, GUIDE_LIMITS.prompt)).min(2).max(GUIDE_LIMITS.prompts),
    benefits: unique(z.enum(BENEFITS)).min(1).max(4),
    look_for: z.strictObject({ enjoying: text(10, 200), stop: text(10, 200) }),
    hazards: z.array(Risk).max(8),
    risk_required: z.boolean(),
    flashing_light: z.boolean(),
    allergens: unique(z.enum(ALLERGENS)),
    iddsi_note: text(20, 300).nullable(),
    interests: unique(z.enum(INTERESTS.map(({ code }) => code)))
      .min(1)
      .max(8),
    culture_notes: text(10, 300).nullable(),
    /** Topics it may bring up that a resident wants to avoid. */
    sensitive_topics: z.array(text(2, 30)).max(6),
    seasons: unique(z.enum(SEASONS)),
    themes: unique(z.enum(THEMES)),
    /** Alternative search terms. */
    search_words: z.array(text(2, 30)).min(3).max(12),
    visit: Visit.nullable(),
    cost_band: z.enum(COST_BANDS),
    picture: z.strictObject({ icons: z.array(z.string()).min(2).max(3), alt: text(5, 120) }),
    version: z.int().min(1),
    status: z.enum(GUIDE_STATUSES),
  })
  .superRefine((guide, context) => {
    for (const [field, problem] of contradictions(guide))
      context.addIssue({ code: 'custom', path: [field], message: problem });
  });
export type Guide = z.infer<typeof Guide>;

type Told = Pick<
  z.infer<typeof Guide>,
  | 'min_people'
  | 'max_people'
  | 'levels'
  | 'formats'
  | 'adaptations'
  | 'suitable_in_bed'
  | 'seated'
  | 'standing_needed'
  | 'visit'
  | 'hazards'
  | 'iddsi_note'
  | 'allergens'
  | 'risk_required'
>;

/** Combinations of fields that contradict each other. */
function* contradictions(guide: Told): Generator<[field: string, problem: string]> {
  const has = (code: string) => guide.hazards.some((hazard) => hazard.code === code);
  const isHigh = guide.hazards.some(({ level }) => level === 'high');
  if (guide.max_people < guide.min_people) yield ['max_people', 'is below min_people'];
  if (guide.formats.every((format) => format === 'one_to_one') && guide.max_people > 1)
    yield ['max_people', 'is more than one, and the only format is one_to_one'];
  const adapted = Object.keys(guide.adaptations);
  if (
    adapted.length !== guide.levels.length ||
    guide.levels.some((level) => !adapted.includes(level))
  )
    yield ['adaptations', 'has not one text for each of the levels, and only for them'];
  if (guide.suitable_in_bed && guide.standing_needed)
    yield ['standing_needed', 'cannot be, in bed'];
  if (guide.seated && guide.standing_needed)
    yield ['standing_needed', 'cannot be, in an activity that can be done seated'];
  if (guide.suitable_in_bed && !guide.seated)
    yield ['seated', 'must be true for what can be done in bed'];
  if (guide.visit && isHigh) yield ['visit', 'has a hazard above moderate'];
  if (has('choking_food') !== (guide.iddsi_note !== null))
    yield ['iddsi_note', 'goes with the hazard choking_food, and only with it'];
  if (guide.allergens.some((each) => CONTACT.has(each)) && !has('allergy_skin'))
    yield ['hazards', 'lacks allergy_skin, and an allergen touches the skin'];
  if (guide.allergens.includes('animals') && !has('animal'))
    yield ['hazards', 'lacks animal, which is among the allergens'];
  const reasons = listRiskReasons(guide);
  if (guide.risk_required !== reasons.length > 0)
    yield ['risk_required', `must be ${reasons.length > 0}: ${reasons.join(', ') || 'no reason'}`];
}
