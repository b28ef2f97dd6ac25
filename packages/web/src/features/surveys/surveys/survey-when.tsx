import { addDays } from '@relish/shared/days.ts';
import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import { useSurveyForm } from './survey-form-context.ts';

export function SurveyWhen() {
  const form = useSurveyForm();
  const today = useToday();
  const { control } = form;
  const [isAlwaysOpen, questions] = useWatch({ control, name: ['is_always_open', 'questions'] });
  const groups = questions.filter(({ type }) => type === 'single');
  const latest = addDays(today, SURVEY_LIMITS.days);
  return (
    <>
      <Controller
        control={control}
        name="is_always_open"
        render={({ field }) => (
          <Switch
            {...field}
            label={m.surveys_field_always()}
            hint={m.surveys_field_always_hint()}
          />
        )}
      />
      <Controller
        control={control}
        name="opens_on"
        render={({ field }) => (
          <DateField
            {...field}
            optional
            label={m.surveys_field_opens()}
            hint={m.surveys_field_opens_hint()}
            min={today}
            max={latest}
            errors={form.listErrors('opens_on')}
          />
        )}
      />
      {!isAlwaysOpen && (
        <Controller
          control={control}
          name="closes_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.surveys_field_closes()}
              min={today}
              max={latest}
              errors={form.listErrors('closes_on')}
            />
          )}
        />
      )}
      {!isAlwaysOpen && groups.length > 0 && (
        <Controller
          control={control}
          name="group_key"
          render={({ field }) => (
            <Select
              {...field}
              optional
              label={m.surveys_field_group()}
              hint={m.surveys_field_group_hint()}
              placeholder={m.surveys_group_none()}
              errors={form.listErrors('group_key')}
              options={groups.map(({ key, text }) => ({ value: key, label: text }))}
            />
          )}
        />
      )}
    </>
  );
}
