import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';

import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { useAssessmentForm } from './assessment-form-context.ts';

export function StepPlans() {
  const { field } = useAssessmentForm();
  return (
    <>
      <TextArea
        label={m.risks_field_plan()}
        hint={m.risks_field_plan_hint()}
        maxLength={RISK_LIMITS.plan}
        {...field('emergency_plan')}
      />
      <TextArea
        label={m.risks_field_ratio()}
        hint={m.risks_field_ratio_hint()}
        maxLength={RISK_LIMITS.ratio}
        {...field('staffing_ratio')}
      />
    </>
  );
}
