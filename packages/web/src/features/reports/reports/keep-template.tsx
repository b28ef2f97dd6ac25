import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useKeepTemplate } from './api.ts';
import { residentIds, useRecordValue } from './record-context.ts';

/** Saves the record as a template. */
export function KeepTemplate() {
  const values = useRecordValue((all) => ({
    activity_id: all.activity_id,
    free_title: all.free_title,
    title: all.title,
    category: all.category,
    duration_min: all.duration_min,
    place: all.place,
    resident_ids: residentIds(all),
  }));
  const keep = useKeepTemplate();
  const [name, setName] = useState<string>();
  const title = values.free_title ?? values.title;
  const close = () => {
    setName(undefined);
    keep.reset();
  };
  const { category } = values;
  if (title === '' || category === null) return null;
  const save = () =>
    keep.mutate(
      {
        name: name ?? '',
        activity_id: values.activity_id,
        free_title: values.activity_id === null ? values.free_title : null,
        category,
        duration_min: values.duration_min,
        place: values.place,
        resident_ids: values.resident_ids,
      },
      {
        onSuccess: () => {
          showToast({ title: m.reports_template_kept(), tone: 'success' });
          close();
        },
      },
    );
  return (
    <div>
      <Button
        kind="plain"
        size="small"
        icon={<BookmarkPlus aria-hidden="true" />}
        onClick={() => setName(title.slice(0, 60))}
      >
        {m.reports_template_keep()}
      </Button>
      <Dialog
        isOpen={name !== undefined}
        onClose={close}
        title={m.reports_template_keep()}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {m.ui_cancel()}
            </Button>
            <Button busy={keep.isPending} onClick={() => keep.isPending || save()}>
              {m.reports_template_save()}
            </Button>
          </>
        }
      >
        <p>{m.reports_template_text()}</p>
        <TextField
          label={m.reports_template_name()}
          maxLength={60}
          value={name ?? ''}
          errors={keep.error?.body?.errors?.['name']}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Dialog>
    </div>
  );
}
