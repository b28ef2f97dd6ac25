import { randomUUID } from 'node:crypto';

import {
  type Hazard,
  type HazardLevel,
  isOuting,
} from '@relish/shared/library/activities/choices.ts';
import type {
  RiskAssessmentStart,
  RiskLine,
} from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { type RiskKind, RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import type { riskAssessmentCalls } from '@relish/shared/risks/risk-assessments/contract.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import type { RiskLevel } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';
import type { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';
import type { z } from 'zod';

import type { AnyActivity } from '../../../content/collections.ts';
import { openReach, type Reach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { PLACE_WORDS } from '../../../pdf/guide-words.ts';
import { listPeople } from '../../library/suggestions/public.ts';
import { todayOf } from './open-assessment.ts';
import { ALWAYS_MATTERS, listKnownRisks, MATTERS_WITH_FOOD } from './resident-lines.ts';

type StartInput = z.output<(typeof riskAssessmentCalls)['risk-assessments/start']['input']>;

export function startAssessment(context: InHome, input: StartInput) {
  switch (input.from) {
    case 'template':
      return prefillAssessment(context, { template: input.template });
    case 'activity':
      return prefillAssessment(context, {
        activityId: input.activity_id,
        residentIds: input.resident_ids,
      });
    case 'resident':
      return prefillForResident(context, input.resident_id);
  }
}

interface StartFrom {
  activityId?: string | null;
  template?: string | null;
  residentIds?: readonly string[];
}

/** From a guide, its template and the people going; every line says where it came from. */
export async function prefillAssessment(
  context: InHome,
  { activityId = null, template: code = null, residentIds = [] }: StartFrom,
): Promise<RiskAssessmentStart> {
  const { library } = context;
  const reach = await openReach(context);
  const activity = activityId === null ? undefined : reach.activity(activityId);
  if (activityId !== null && !activity) throw notFound();
  const template =
    code === null
      ? activity && findTemplate(library.riskTemplates, reach, activity)
      : library.riskTemplates.find((each) => each.code === code);
  if (code !== null && !template) throw notFound();
  const people = await readPeople(context, residentIds);
  const general = listGeneralLines(activity, template);
  const hazards = new Set(general.flatMap(({ hazard_code }) => hazard_code ?? []));
  const matters = new Set([
    ...ALWAYS_MATTERS,
    ...(hasFood(activity, hazards) ? MATTERS_WITH_FOOD : []),
    ...hazards,
  ]);
  const kind = template?.kind ?? findKind(hazards);
  const { guide } = activity ?? {};
  return {
    ...makeBlank(context, kind),
    title: activity?.title ?? template?.title ?? '',
    benefits: template?.benefits ?? guide?.summary ?? '',
    description: template?.description ?? guide?.description ?? null,
    location:
      kind === 'event_outing'
        ? null
        : guide?.places.map((place) => PLACE_WORDS[place]).join(', ') || null,
    people_at_risk: [...(template?.people_at_risk ?? (['residents', 'staff'] as const))],
    activity_id: activityId,
    resident_ids: [...new Set(residentIds)],
    template: template?.code ?? null,
    lines: addPeople(general, people, (hazard) => matters.has(hazard)),
    emergency_plan: template?.emergency_plan ?? null,
    staffing_ratio: template?.staffing_ratio ?? null,
  };
}

async function prefillForResident(
  context: InHome,
  residentId: string,
): Promise<RiskAssessmentStart> {
  const people = await readPeople(context, [residentId]);
  const name = people[0]?.preferred_name ?? '';
  return {
    ...makeBlank(context, 'resident_specific'),
    title: `${name}: what matters to them`,
    people_at_risk: ['residents'],
    resident_id: residentId,
    person_involved: true,
    lines: addPeople([], people, () => true),
  };
}

const makeBlank = (context: InHome, kind: RiskKind): RiskAssessmentStart => {
  const today = todayOf(context);
  return {
    kind,
    title: '',
    benefits: '',
    activity_id: null,
    event_id: null,
    resident_id: null,
    performer_id: null,
    place_id: null,
    resident_ids: [],
    template: null,
    description: null,
    location: null,
    people_at_risk: [],
    person_involved: false,
    person_view: null,
    capacity_note_id: null,
    lines: [],
    emergency_plan: null,
    staffing_ratio: null,
    decision: null,
    decision_reason: null,
    assessed_on: today,
    review_on: findLatestReview(kind, today),
  };
};

async function readPeople({ db, carehomeId }: InHome, residentIds: readonly string[]) {
  const ids = [...new Set(residentIds)];
  const people = ids.length === 0 ? [] : await listPeople(db, carehomeId, ids);
  if (people.length !== ids.length) throw notFound();
  return people;
}

/** A copied guide uses the template of its original. */
function findTemplate(templates: readonly RiskTemplate[], reach: Reach, activity: AnyActivity) {
  const source =
    activity.scope === 'library'
      ? activity
      : activity.basedOn === null
        ? undefined
        : reach.activity(activity.basedOn);
  const code = source?.scope === 'library' ? source.code : undefined;
  return templates.find(({ guides }) => code !== undefined && guides.includes(code));
}

/** The guide has already considered its controls, so before and after are the same. */
const RATINGS: Record<HazardLevel, [likelihood: RiskLevel, severity: RiskLevel]> = {
  low: [1, 3],
  moderate: [2, 3],
  high: [3, 4],
};
const PERSONAL_RATING: [RiskLevel, RiskLevel] = [2, 3];

function listGeneralLines(
  activity: AnyActivity | undefined,
  template: RiskTemplate | undefined,
): RiskLine[] {
  const ready = (template?.lines ?? []).map((line) => ({
    ...makeLine(line.hazard_code, 'template', PERSONAL_RATING),
    ...line,
  }));
  const covered = new Set(ready.map(({ hazard_code }) => hazard_code));
  const ofGuide = (activity?.guide.hazards ?? [])
    .filter(({ code }) => !covered.has(code))
    .map(({ code, level, controls }) => ({
      ...makeLine(code, 'guide', RATINGS[level]),
      existing_controls: controls === null ? [] : [controls],
    }));
  return [...ready, ...ofGuide];
}

const makeLine = (
  code: Hazard,
  source: RiskLine['source'],
  [likelihood, severity]: [RiskLevel, RiskLevel],
): RiskLine => ({
  key: randomUUID(),
  hazard_code: code,
  hazard_text: null,
  who_harmed: [...HAZARD_LIBRARY[code].who],
  how: HAZARD_LIBRARY[code].how,
  existing_controls: [],
  extra_controls: [],
  likelihood_before: likelihood,
  severity_before: severity,
  likelihood_after: likelihood,
  severity_after: severity,
  owner_id: null,
  due_on: null,
  done_on: null,
  source,
  confirmed: false,
});

type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** Facts about the people go to their hazard, by name. */
function addPeople(
  lines: readonly RiskLine[],
  people: readonly Person[],
  matters: (hazard: Hazard) => boolean,
): RiskLine[] {
  const byHazard = new Map<Hazard, string[]>();
  for (const person of people) {
    const risks = Map.groupBy(listKnownRisks(person), ({ hazard }) => hazard);
    for (const [hazard, known] of risks)
      if (matters(hazard))
        byHazard.set(hazard, [
          ...(byHazard.get(hazard) ?? []),
          `${person.preferred_name} ${known.map(({ words }) => words).join(', ')}.`,
        ]);
  }
  const named = lines.map((line) => {
    const words = line.hazard_code === null ? undefined : byHazard.get(line.hazard_code);
    if (!words || line.hazard_code === null) return line;
    byHazard.delete(line.hazard_code);
    return { ...line, how: shorten([`${line.how ?? ''}.`, ...words].join(' ')) };
  });
  const personal = [...byHazard].map(([hazard, words]) => ({
    ...makeLine(hazard, 'resident', PERSONAL_RATING),
    who_harmed: ['residents' as const],
    how: shorten(words.join(' ')),
  }));
  return [...named, ...personal].slice(0, RISK_LIMITS.lines);
}

const shorten = (text: string) =>
  text.length <= RISK_LIMITS.how ? text : `${text.slice(0, RISK_LIMITS.how - 1)}…`;

const FOOD: readonly Hazard[] = ['choking_food', 'allergy_food', 'alcohol'];

const hasFood = (activity: AnyActivity | undefined, hazards: ReadonlySet<Hazard>): boolean =>
  FOOD.some((hazard) => hazards.has(hazard)) ||
  [...hazards].some(isOuting) ||
  (activity?.guide.allergens.length ?? 0) > 0;

function findKind(hazards: ReadonlySet<Hazard>): RiskKind {
  if ([...hazards].some(isOuting)) return 'event_outing';
  if (hazards.has('animal')) return 'animal_visit';
  return hazards.has('external') ? 'external_provider' : 'activity';
}
