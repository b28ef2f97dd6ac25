import { FormConflictDialog } from '../../../forms/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../forms/version-conflict.tsx';
import { useSurvey } from './api.ts';
import { FIELDS } from './survey-fields.ts';
import { useSurveyForm } from './survey-form-context.ts';
import { type SurveyValues, toFormValues } from './survey-values.ts';

interface Props {
  id: string;
  onMerged: (next: SurveyValues, theirs: SurveyValues) => void;
}

export function SurveyConflict({ id, onMerged }: Props) {
  const form = useSurveyForm();
  return (
    <VersionConflict message={form.listErrors('version')} newest={useSurvey(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as SurveyValues}
          mine={form.getValues()}
          theirs={toFormValues(theirs)}
          describeValue={(field, values) => field.words(values)}
          onClose={close}
          onSave={(next) => {
            close();
            onMerged({ ...next, version: theirs.version }, toFormValues(theirs));
          }}
        />
      )}
    </VersionConflict>
  );
}
