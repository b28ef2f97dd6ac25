import { FormConflictDialog } from '../../../../forms/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../../forms/version-conflict.tsx';
import { type Resident, useResident } from '../api.ts';
import { fieldWords } from './field-words.ts';
import { FIELDS } from './fields.ts';
import { useResidentForm } from './form-context.ts';
import { type ResidentValues, toFormValues } from './values.ts';

interface Props {
  id: string;
  onMerged: (next: ResidentValues, theirs: ResidentValues) => void;
}

export function Conflict({ id, onMerged }: Props) {
  const { form, resident } = useResidentForm();
  const findName = (theirs: Resident) => {
    const people = [resident, theirs].flatMap((each) => [each?.key_worker, each?.named_nurse]);
    return (wanted: string) => people.find((each) => each?.id === wanted)?.name ?? '';
  };
  return (
    <VersionConflict message={form.listErrors('version')} newest={useResident(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as ResidentValues}
          mine={form.getValues()}
          theirs={toFormValues(theirs)}
          describeValue={(field, values) => fieldWords(field, values, findName(theirs))}
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
