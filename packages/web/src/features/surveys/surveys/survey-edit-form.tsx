import type { SurveyTemplate } from '@relish/shared/surveys/surveys/templates.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type ManagedSurvey, useAddSurvey, useEditSurvey } from './api.ts';
import { LanguagesField } from './languages-field.tsx';
import { QuestionsField } from './questions-field.tsx';
import { SurveyConflict } from './survey-conflict.tsx';
import { LISTED } from './survey-fields.ts';
import { SurveyFormProvider } from './survey-form-context.ts';
import { SurveyPreview } from './survey-preview.tsx';
import { emptyValues, type SurveyValues, toFormValues, toSurveyInput } from './survey-values.ts';
import { SurveyWhat } from './survey-what.tsx';
import { SurveyWhen } from './survey-when.tsx';

import styles from './questions.module.css';

interface Props {
  survey?: ManagedSurvey;
  template?: SurveyTemplate | undefined;
}

export default function SurveyEditForm({ survey, template }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const add = useAddSurvey();
  const edit = useEditSurvey();
  const [isPreviewed, setPreviewed] = useState(false);
  const long = useLongForm<SurveyValues>({
    schema,
    defaultValues: () => (survey ? toFormValues(survey) : emptyValues(today, template)),
    send,
    draftName: `survey-edit ${survey?.id ?? template?.key ?? ''}`,
    listed: LISTED,
  });
  const { form } = long;

  async function send(values: SurveyValues) {
    const input = toSurveyInput(values);
    const saved = survey
      ? await edit.mutateAsync({ id: survey.id, version: values.version, survey: input })
      : await add.mutateAsync({ survey: input, carehome_ids: values.carehome_ids });
    long.finish();
    showToast({ title: m.surveys_saved(), tone: 'success' });
    await navigate(`/survey-results?id=${saved.id}`, { replace: true });
  }

  return (
    <SurveyFormProvider value={form}>
      <LongForm
        long={long}
        onGoToField={long.focusField}
        layout={styles.layout}
        conflict={survey && <SurveyConflict id={survey.id} onMerged={long.saveMerged} />}
        actions={
          <>
            <Button
              kind="quiet"
              icon={<Eye aria-hidden="true" />}
              onClick={() => setPreviewed(true)}
            >
              {m.surveys_preview()}
            </Button>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : m.surveys_save()}
            </Button>
          </>
        }
      >
        <SurveyWhat isNew={!survey} />
        <SurveyWhen />
        <QuestionsField />
        <LanguagesField />
      </LongForm>
      {isPreviewed && (
        <SurveyPreview values={form.getValues()} onClose={() => setPreviewed(false)} />
      )}
    </SurveyFormProvider>
  );
}

/** Validates the values as they will be sent, with the call's own schema. */
const schema = async () => {
  const [{ z }, { SurveyInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/surveys/surveys/contract.ts'),
  ]);
  return z.custom<SurveyValues>().transform(toSurveyInput).pipe(SurveyInput);
};
