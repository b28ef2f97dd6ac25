import { FormConflictDialog } from '../../../../forms/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../../forms/version-conflict.tsx';
import { useActivity } from '../api.ts';
import { FIELDS } from './find-field.ts';
import { useOwnForm } from './own-form-context.ts';
import { type OwnValues, toFormValues } from './own-values.ts';
import { valueWords } from './value-words.ts';

interface Props {
  id: string;
  onMerged: (next: OwnValues, theirs: OwnValues) => void;
}

export function OwnConflict({ id, onMerged }: Props) {
  const { form } = useOwnForm();
  return (
    <VersionConflict message={form.listErrors('version')} newest={useActivity(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as OwnValues}
          mine={form.getValues()}
          theirs={toFormValues(theirs)}
          describeValue={valueWords}
          onClose={close}
          onSave={(next) => {
            close();
            onMerged(next, toFormValues(theirs));
          }}
        />
      )}
    </VersionConflict>
  );
}
