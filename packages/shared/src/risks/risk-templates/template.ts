import { z } from 'zod';

import { HAZARDS } from '../../library/activities/choices.ts';
import { PEOPLE_AT_RISK, RISK_KINDS, RISK_LIMITS } from '../risk-assessments/choices.ts';
import { listLineProblems } from '../risk-assessments/line-rules.ts';
import { findOverallBand } from '../risk-assessments/matrix.ts';
import { RiskLevel } from '../risk-assessments/risk-level.ts';

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const Control = text(5, 120);

const TemplateLine = z
  .strictObject({
    hazard_code: z.enum(HAZARDS),
    existing_controls: z.array(Control).min(1),
    extra_controls: z.array(Control),
    likelihood_before: RiskLevel,
    severity_before: RiskLevel,
    likelihood_after: RiskLevel,
    severity_after: RiskLevel,
  })
  .superRefine((line, context) => {
    for (const problem of listLineProblems(line))
      context.addIssue({ code: 'custom', path: ['extra_controls'], message: problem });
  });

/** A file of `content/risk-templates`. Ratings are suggestions that the assessor confirms or changes. */
export const RiskTemplate = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
    title: text(RISK_LIMITS.title.min, RISK_LIMITS.title.max),
    kind: z.enum(RISK_KINDS),
    benefits: text(60, RISK_LIMITS.benefits.max),
    description: text(20, 300),
    people_at_risk: z.array(z.enum(PEOPLE_AT_RISK)).min(1),
    lines: z.array(TemplateLine).min(2).max(10),
    emergency_plan: text(40, RISK_LIMITS.plan),
    staffing_ratio: text(5, RISK_LIMITS.ratio),
    /** Codes of the guides it is offered for. */
    guides: z.array(z.string()),
    version: z.int().min(1),
  })
  .superRefine(({ lines }, context) => {
    if (findOverallBand(lines) === 'extreme')
      context.addIssue({ code: 'custom', path: ['lines'], message: 'leave an extreme risk' });
    if (new Set(lines.map((line) => line.hazard_code)).size < lines.length)
      context.addIssue({ code: 'custom', path: ['lines'], message: 'name a hazard twice' });
  });
export type RiskTemplate = z.infer<typeof RiskTemplate>;
