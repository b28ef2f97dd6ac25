import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useAssessmentForm } from './assessment-form-context.ts';

/** Benefits come first: a risk is worth taking only for something. */
export function StepWhy() {
  const { control, field } = useAssessmentForm();
  const [kind, isInvolved] = useWatch({ control, name: ['kind', 'person_involved'] });
  return (
    <>
      <TextField
        label={m.risks_field_title()}
        autoComplete="off"
        maxLength={RISK_LIMITS.title.max}
        {...field('title')}
      />
      <TextArea
        label={m.risks_field_benefits()}
        hint={m.risks_field_benefits_hint()}
        maxLength={RISK_LIMITS.benefits.max}
        {...field('benefits')}
      />
      <Controller
        control={control}
        name="person_involved"
        render={({ field: involved }) => <Switch {...involved} label={m.risks_field_involved()} />}
      />
      {(isInvolved || kind === 'resident_specific') && (
        <TextArea
          label={m.risks_field_view()}
          hint={m.risks_field_view_hint()}
          maxLength={RISK_LIMITS.view}
          {...field('person_view')}
        />
      )}
    </>
  );
}
