import { useUser } from '../../session/use-session.ts';
import { FormConflictDialog } from '../../ui/form-conflict-dialog.tsx';
import { VersionConflict } from '../../ui/version-conflict.tsx';
import { type ManagedNotice, useNotice } from './api.ts';
import { FIELDS } from './notice-fields.ts';
import { useNoticeForm } from './notice-form-context.ts';
import { type NoticeValues, valuesOf } from './notice-values.ts';

interface Props {
  id: string;
  onMerged: (next: NoticeValues, theirs: ManagedNotice) => void;
}

export function NoticeConflict({ id, onMerged }: Props) {
  const { form } = useNoticeForm();
  const { time_zone } = useUser().carehome;
  return (
    <VersionConflict message={form.errorsOf('version')} newest={useNotice(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as NoticeValues}
          mine={form.getValues()}
          theirs={valuesOf(theirs, time_zone)}
          wordsOf={(field, values) => field.words(values)}
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
