import { VersionConflict } from '../../../ui/version-conflict.tsx';
import { m } from '../../../words/m.ts';
import { type Resident, useResident } from '../api.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useResidentForm } from './form-context.ts';
import type { ResidentValues } from './values.ts';

interface Props {
  id: string;
  onMerged: (next: ResidentValues, theirs: Resident) => void;
}

export function Conflict({ id, onMerged }: Props) {
  const { form } = useResidentForm();
  return (
    <VersionConflict
      message={form.errorsOf('version')}
      text={m.manage_resident_conflict_text()}
      showLabel={m.manage_resident_conflict_show()}
      newest={useResident(id)}
    >
      {(theirs, close) => (
        <ConflictDialog
          theirs={theirs}
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
