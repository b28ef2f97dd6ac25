import { FormConflict } from '../../../forms/form-conflict.tsx';
import { useRisk } from './api.ts';
import { FIELDS } from './assessment-fields.ts';
import { useAssessmentForm } from './assessment-form-context.ts';
import { type AssessmentValues, toFormValues } from './assessment-values.ts';

interface Props {
  id: string;
  onMerged: (next: AssessmentValues, theirs: AssessmentValues) => void;
}

export function AssessmentConflict({ id, onMerged }: Props) {
  const form = useAssessmentForm();
  return (
    <FormConflict
      form={form}
      message={form.listErrors('revision')}
      newest={useRisk(id)}
      fields={FIELDS}
      toValues={({ text, revision }) => toFormValues(text, revision)}
      onMerged={(next, theirs) => onMerged({ ...next, revision: theirs.revision }, theirs)}
    />
  );
}
