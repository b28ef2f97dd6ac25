import { randomUUID } from 'node:crypto';

import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import type { Hazard } from '@relish/shared/library/activities/choices.ts';
import type { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';

import { readRiskTemplates } from '../content/content-files.ts';
import { after, minutes } from '../core/clock.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Db } from '../db/database.ts';
import { type AssessmentToMake, makeAssessments } from '../features/risks/risk-assessments/make.ts';
import { ASSESSMENTS } from './risk-content.ts';

interface Setting {
  carehomeId: string;
  managerId: string;
  /** Users by name. */
  staff: ReadonlyMap<string, string>;
  /** By key. */
  residents: ReadonlyMap<string, string>;
  sealer: Sealer;
  now: Date;
}

type DemoAssessment = (typeof ASSESSMENTS)[number];

const TIME_ZONE = 'Europe/London';
const NOON = minutes(12 * 60);

/** In every state: in use, due soon, overdue, awaiting approval, decided against, to check again, and a draft. */
export async function makeHomeRisks(db: Db, setting: Setting) {
  const templates = new Map((await readRiskTemplates()).map((each) => [each.code, each]));
  const guides = await readGuides(db);
  const assessments = ASSESSMENTS.flatMap((each) => {
    const template = templates.get(each.template);
    return template ? [toAssessment(each, template, guides, setting)] : [];
  });
  await makeAssessments(db, setting, assessments);
}

interface GuideRow {
  id: string;
  hazards: Hazard[];
}

async function readGuides(db: Db): Promise<Map<string, GuideRow>> {
  const codes = ASSESSMENTS.flatMap(({ guide }) => guide ?? []);
  const rows = await db
    .selectFrom('library_items')
    .select(['id', 'code', 'body'])
    .where('kind', '=', 'activity')
    .where('code', 'in', codes)
    .execute();
  return new Map(
    rows.map(({ id, code, body }) => {
      const { hazards } = body as { hazards: { code: Hazard }[] };
      return [code, { id, hazards: hazards.map((hazard) => hazard.code) }];
    }),
  );
}

function toAssessment(
  demo: DemoAssessment,
  template: RiskTemplate,
  guides: ReadonlyMap<string, GuideRow>,
  { managerId, staff, residents, now }: Setting,
): AssessmentToMake {
  const today = dayIn(TIME_ZONE, now);
  const day = (count: number) => addDays(today, -count);
  const guide = demo.guide === undefined ? undefined : guides.get(demo.guide);
  const toId = (key: string | undefined) =>
    key === undefined ? null : (residents.get(key) ?? null);
  const { overdue, before } = demo;
  const isDraft = demo.status === 'draft';
  return {
    status: demo.status,
    authorId: staff.get(demo.author) ?? managerId,
    approverId: demo.approver === undefined ? null : (staff.get(demo.approver) ?? managerId),
    at: after(startOfDayIn(TIME_ZONE, day(demo.assessed)), NOON),
    guideHazards: guide?.hazards ?? [],
    factsBefore: before ? { [toId(before.resident) ?? '']: before.facts } : {},
    text: {
      kind: template.kind,
      title: demo.title,
      benefits: template.benefits,
      description: template.description,
      people_at_risk: template.people_at_risk,
      template: template.code,
      activity_id: guide?.id ?? null,
      resident_id: toId(demo.resident),
      resident_ids: (demo.residents ?? []).flatMap((key) => toId(key) ?? []),
      person_involved: demo.view !== undefined,
      person_view: demo.view ?? null,
      lines: template.lines.map((line, at) => ({
        ...line,
        key: randomUUID(),
        hazard_text: null,
        source: 'template',
        confirmed: !isDraft,
        ...(overdue &&
          at === 0 && {
            owner_id: staff.get(overdue.owner) ?? managerId,
            due_on: day(overdue.due),
          }),
      })),
      emergency_plan: template.emergency_plan,
      staffing_ratio: template.staffing_ratio,
      decision: isDraft ? null : (demo.decision ?? 'proceed_with_controls'),
      decision_reason: demo.reason ?? null,
      assessed_on: day(demo.assessed),
      review_on: day(demo.review),
    },
  };
}
