import {
  SURVEY_AUDIENCES,
  SURVEY_LIMITS,
  type SurveyAudience,
} from '@relish/shared/surveys/surveys/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useUser } from '../../../session/use-session.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useSurveyForm } from './survey-form-context.ts';
import { AUDIENCE_WORDS } from './survey-words.ts';

export function SurveyWhat({ isNew }: { isNew: boolean }) {
  const form = useSurveyForm();
  const audience = useWatch({ control: form.control, name: 'audience' });
  return (
    <>
      <TextField
        label={m.surveys_field_title()}
        autoComplete="off"
        maxLength={SURVEY_LIMITS.title}
        {...form.field('title')}
      />
      <TextArea
        label={m.surveys_field_intro()}
        optional
        maxLength={SURVEY_LIMITS.intro}
        {...form.field('intro')}
      />
      <Controller
        control={form.control}
        name="audience"
        render={({ field }) => (
          <Chips<SurveyAudience>
            {...field}
            label={m.surveys_field_audience()}
            errors={form.listErrors('audience')}
            options={SURVEY_AUDIENCES.map((each) => ({
              value: each,
              label: AUDIENCE_WORDS[each](),
            }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="anonymous"
        render={({ field }) => (
          <Switch
            {...field}
            label={m.surveys_field_anonymous()}
            hint={m.surveys_field_anonymous_hint()}
          />
        )}
      />
      {audience === 'resident' && (
        <Controller
          control={form.control}
          name="allow_proxy"
          render={({ field }) => (
            <Switch
              {...field}
              label={m.surveys_field_proxy()}
              hint={m.surveys_field_proxy_hint()}
            />
          )}
        />
      )}
      {isNew && <OtherHomes />}
    </>
  );
}

function OtherHomes() {
  const form = useSurveyForm();
  const { carehome, carehomes } = useUser();
  const others = carehomes.filter(({ id }) => id !== carehome.id);
  if (others.length === 0) return null;
  return (
    <Controller
      control={form.control}
      name="carehome_ids"
      render={({ field }) => (
        <Chips
          {...field}
          multiple
          optional
          label={m.surveys_field_homes()}
          hint={m.surveys_field_homes_hint()}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    />
  );
}
