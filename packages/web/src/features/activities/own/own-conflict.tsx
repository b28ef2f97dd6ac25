import { FormConflictDialog } from '../../../ui/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../ui/version-conflict.tsx';
import { type Activity, useActivity } from '../api.ts';
import { FIELDS } from './find-field.ts';
import { useOwnForm } from './own-form-context.ts';
import { type OwnValues, valuesOf } from './own-values.ts';
import { valueWords } from './value-words.ts';

interface Props {
  id: string;
  onMerged: (next: OwnValues, theirs: Activity) => void;
}

export function OwnConflict({ id, onMerged }: Props) {
  const { form } = useOwnForm();
  return (
    <VersionConflict message={form.errorsOf('version')} newest={useActivity(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as OwnValues}
          mine={form.getValues()}
          theirs={valuesOf(theirs)}
          wordsOf={valueWords}
          onClose={close}
          onSave={(next) => {
            close();
            onMerged(next, theirs);
          }}
        />
      )}
    </VersionConflict>
  );
}
