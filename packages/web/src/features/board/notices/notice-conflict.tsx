import { FormConflictDialog } from '../../../forms/form-conflict-dialog.tsx';
import { VersionConflict } from '../../../forms/version-conflict.tsx';
import { useUser } from '../../../session/use-session.ts';
import { useNotice } from './api.ts';
import { FIELDS } from './notice-fields.ts';
import { useNoticeForm } from './notice-form-context.ts';
import { type NoticeValues, toFormValues } from './notice-values.ts';

interface Props {
  id: string;
  onMerged: (next: NoticeValues, theirs: NoticeValues) => void;
}

export function NoticeConflict({ id, onMerged }: Props) {
  const { form } = useNoticeForm();
  const { time_zone } = useUser().carehome;
  return (
    <VersionConflict message={form.listErrors('version')} newest={useNotice(id)}>
      {(theirs, close) => (
        <FormConflictDialog
          fields={FIELDS}
          base={form.formState.defaultValues as NoticeValues}
          mine={form.getValues()}
          theirs={toFormValues(theirs, time_zone)}
          describeValue={(field, values) => field.words(values)}
          onClose={close}
          onSave={(next) => {
            close();
            onMerged({ ...next, version: theirs.version }, toFormValues(theirs, time_zone));
          }}
        />
      )}
    </VersionConflict>
  );
}
