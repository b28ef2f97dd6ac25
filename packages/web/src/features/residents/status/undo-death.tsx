import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';

import { useCallForm } from '../../../api/use-call-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Resident, useUndoStatus } from '../api.ts';

import styles from './status.module.css';

/** Only a mistake is ever taken back here, and it says which. */
export default function UndoDeath({
  resident,
  onClose,
}: {
  resident: Resident;
  onClose: () => void;
}) {
  const formId = useId();
  const undo = useUndoStatus();
  const { id, preferred_name: name } = resident;
  const form = useCallForm<Input<'residents/undo-status'>>({
    schema: async () =>
      (await import('@relish/shared/residents/contract.ts')).residentCalls['residents/undo-status']
        .input,
    defaultValues: { id, reason: '' },
    send: async (values) => {
      await undo.mutateAsync(values);
      showToast({ title: m.status_change_undone() });
      onClose();
    },
  });
  const refused = form.problem ?? form.errorsOf('id')?.join(' ');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.status_change_undo_death_title({ name })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : m.status_change_undo_confirm()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {refused !== undefined && <Banner kind="danger">{refused}</Banner>}
        <p>{m.status_change_undo_death_text()}</p>
        <TextArea label={m.status_change_undo_reason()} maxLength={300} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
