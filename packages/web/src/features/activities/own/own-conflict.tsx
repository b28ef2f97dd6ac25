import { VersionConflict } from '../../../ui/version-conflict.tsx';
import { m } from '../../../words/m.ts';
import { type Activity, useActivity } from '../api.ts';
import { OwnConflictDialog } from './own-conflict-dialog.tsx';
import { useOwnForm } from './own-form-context.ts';
import type { OwnValues } from './own-values.ts';

interface Props {
  id: string;
  onMerged: (next: OwnValues, theirs: Activity) => void;
}

export function OwnConflict({ id, onMerged }: Props) {
  const { form } = useOwnForm();
  return (
    <VersionConflict
      message={form.errorsOf('version')}
      text={m.own_activity_conflict_text()}
      showLabel={m.own_activity_conflict_show()}
      newest={useActivity(id)}
    >
      {(theirs, close) => (
        <OwnConflictDialog
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
