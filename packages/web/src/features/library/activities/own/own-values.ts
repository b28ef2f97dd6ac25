import type { Input } from '@relish/shared/calls.ts';
import { type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';

import type { Activity } from '../api.ts';

/** The guide as sent, with every field set. */
type SentGuide = Filled<Input<'activities/add'>['guide']>;
type Filled<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export interface EquipmentValue {
  name: string;
  quantity: string;
  instead: string;
}

export interface HazardValue {
  code: string;
  level: string;
  controls: string;
}

/** Empty text fields hold '', because switching between null and '' would count as a change. */
export interface GuideValues extends Pick<
  SentGuide,
  | 'levels'
  | 'formats'
  | 'min_people'
  | 'max_people'
  | 'staff_needed'
  | 'duration_min'
  | 'prep_min'
  | 'places'
  | 'suitable_in_bed'
  | 'seated'
  | 'standing_needed'
  | 'relies_on'
  | 'steps'
  | 'conversation_prompts'
  | 'benefits'
  | 'risk_required'
  | 'flashing_light'
  | 'allergens'
  | 'interests'
  | 'sensitive_topics'
  | 'seasons'
  | 'themes'
  | 'search_words'
  | 'cost_band'
> {
  summary: string;
  category: string;
  second_category: string | null;
  description: string;
  equipment: EquipmentValue[];
  adaptations: Record<Level, string>;
  opening_line: string;
  look_for: { enjoying: string; stop: string };
  hazards: HazardValue[];
  iddsi_note: string;
  culture_notes: string;
  visit: { bring: string[]; say: string; steps: string[] };
}

/** Form values; an edit also holds the id and the version that was opened. */
export interface OwnValues {
  id?: string;
  version?: number;
  title: string;
  guide: GuideValues;
  based_on: string | null;
  picture_id: string | null;
  shared: boolean;
  for_relatives: boolean;
}

export const NO_EQUIPMENT: EquipmentValue = { name: '', quantity: '', instead: '' };
export const NO_HAZARD: HazardValue = { code: '', level: 'low', controls: '' };

const NO_WAYS: Record<Level, string> = { planned: '', exploratory: '', sensory: '', reflex: '' };

export const emptyValues = (): OwnValues => ({
  title: '',
  guide: {
    summary: '',
    category: '',
    second_category: null,
    levels: [],
    formats: [],
    min_people: 1,
    max_people: 6,
    staff_needed: 1,
    duration_min: 30,
    prep_min: 0,
    places: [],
    suitable_in_bed: false,
    seated: true,
    standing_needed: false,
    relies_on: [],
    equipment: [],
    description: '',
    steps: [''],
    adaptations: NO_WAYS,
    opening_line: '',
    conversation_prompts: [],
    benefits: [],
    look_for: { enjoying: '', stop: '' },
    hazards: [],
    risk_required: false,
    flashing_light: false,
    allergens: [],
    iddsi_note: '',
    interests: [],
    culture_notes: '',
    sensitive_topics: [],
    seasons: [],
    themes: [],
    search_words: [],
    visit: { bring: [], say: '', steps: [] },
    cost_band: null,
  },
  based_on: null,
  picture_id: null,
  shared: false,
  for_relatives: false,
});

function guideValues(guide: Activity['guide']): GuideValues {
  return {
    ...guide,
    summary: guide.summary ?? '',
    description: guide.description ?? '',
    opening_line: guide.opening_line ?? '',
    iddsi_note: guide.iddsi_note ?? '',
    culture_notes: guide.culture_notes ?? '',
    look_for: { enjoying: guide.look_for.enjoying ?? '', stop: guide.look_for.stop ?? '' },
    adaptations: { ...NO_WAYS, ...guide.adaptations },
    equipment: guide.equipment.map(({ name, quantity, instead }) => ({
      name,
      quantity: quantity ?? '',
      instead: instead ?? '',
    })),
    hazards: guide.hazards.map((each) => ({ ...each, controls: each.controls ?? '' })),
    visit: guide.visit ?? { bring: [], say: '', steps: [] },
    steps: guide.steps.length > 0 ? guide.steps : [''],
  };
}

/** Form values of an existing activity. */
export const toFormValues = (activity: Activity): OwnValues => ({
  id: activity.id,
  version: activity.version,
  title: activity.title,
  guide: guideValues(activity.guide),
  based_on: activity.based_on?.id ?? null,
  picture_id: activity.picture_id,
  shared: activity.shared,
  for_relatives: activity.for_relatives,
});

/** Form values for a copy with a new title. */
export const copyValues = (activity: Activity, title: string): OwnValues => ({
  ...emptyValues(),
  title,
  guide: guideValues(activity.guide),
  based_on: activity.id,
});

const dropLast = <T>(list: readonly T[], isBlank: (each: T) => boolean): T[] => {
  const last = list.findLastIndex((each) => !isBlank(each));
  return list.slice(0, last + 1);
};
const noText = (text: string) => text.trim() === '';

/** Leaves out empty trailing rows and text for levels that are not chosen. */
export function sentValues(values: OwnValues) {
  const { guide } = values;
  const visit = {
    bring: dropLast(guide.visit.bring, noText),
    say: guide.visit.say,
    steps: dropLast(guide.visit.steps, noText),
  };
  const hasVisit = visit.bring.length + visit.steps.length > 0 || !noText(visit.say);
  return {
    ...values,
    guide: {
      ...guide,
      second_category: guide.second_category || null,
      steps: dropLast(guide.steps, noText),
      conversation_prompts: dropLast(guide.conversation_prompts, noText),
      equipment: dropLast(guide.equipment, (each) => Object.values(each).every(noText)),
      hazards: dropLast(guide.hazards, ({ code, controls }) => noText(code) && noText(controls)),
      adaptations: Object.fromEntries(
        LEVELS.filter(
          (level) => guide.levels.includes(level) && !noText(guide.adaptations[level]),
        ).map((level) => [level, guide.adaptations[level]]),
      ),
      visit: hasVisit ? visit : null,
    },
  };
}
