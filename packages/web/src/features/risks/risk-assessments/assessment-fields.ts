import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { AssessmentValues } from './assessment-values.ts';
import { DECISION_WORDS, KIND_WORDS, nameHazard, PEOPLE_WORDS, ratingWords } from './risk-words.ts';

export const STEPS = [
  { id: 'why', title: m.risks_step_why },
  { id: 'who', title: m.risks_step_who },
  { id: 'hazards', title: m.risks_step_hazards },
  { id: 'plans', title: m.risks_step_plans },
  { id: 'decision', title: m.risks_step_decision },
] as const;
export type StepId = (typeof STEPS)[number]['id'];

interface Field {
  name: keyof AssessmentValues;
  step: StepId;
  label: () => string;
  words: (values: AssessmentValues) => string;
}

const text = (
  name:
    | 'title'
    | 'benefits'
    | 'person_view'
    | 'description'
    | 'location'
    | 'emergency_plan'
    | 'staffing_ratio'
    | 'decision_reason',
  step: StepId,
  label: () => string,
): Field => ({ name, step, label, words: (values) => values[name] });

/** In form order. */
export const FIELDS: readonly Field[] = [
  text('title', 'why', m.risks_field_title),
  text('benefits', 'why', m.risks_field_benefits),
  text('person_view', 'why', m.risks_field_view),
  { name: 'kind', step: 'who', label: m.risks_kind, words: ({ kind }) => KIND_WORDS[kind]() },
  text('description', 'who', m.risks_field_description),
  text('location', 'who', m.risks_field_location),
  {
    name: 'resident_id',
    step: 'who',
    label: m.risks_field_resident,
    words: ({ resident_id }) => resident_id ?? '',
  },
  {
    name: 'resident_ids',
    step: 'who',
    label: m.risks_field_residents,
    words: ({ resident_ids }) => String(resident_ids.length),
  },
  {
    name: 'people_at_risk',
    step: 'who',
    label: m.risks_field_people,
    words: ({ people_at_risk }) => people_at_risk.map((each) => PEOPLE_WORDS[each]()).join(', '),
  },
  {
    name: 'lines',
    step: 'hazards',
    label: m.risks_field_lines,
    words: ({ lines }) =>
      lines
        .map((line) =>
          [
            `${nameHazard(line)} (${ratingWords(line.likelihood_after, line.severity_after)})`,
            ...line.existing_controls,
            ...line.extra_controls,
          ].join('\n'),
        )
        .join('\n\n'),
  },
  text('emergency_plan', 'plans', m.risks_field_plan),
  text('staffing_ratio', 'plans', m.risks_field_ratio),
  {
    name: 'decision',
    step: 'decision',
    label: m.risks_field_decision,
    words: ({ decision }) => (decision === null ? '' : DECISION_WORDS[decision]()),
  },
  text('decision_reason', 'decision', m.risks_field_reason),
  {
    name: 'review_on',
    step: 'decision',
    label: m.risks_field_review,
    words: ({ review_on }) => (review_on === null ? '' : formatDay(review_on)),
  },
];

const findField = (name: string) => FIELDS.find((field) => field.name === name.split('.')[0]);

export const findStep = (name: string): StepId => findField(name)?.step ?? 'why';

/** A conflict is shown by its own banner. */
export const LISTED = { fields: FIELDS, findField, elsewhere: ['revision'] };
