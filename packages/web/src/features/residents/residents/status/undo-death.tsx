import type { Input } from '@relish/shared/calls.ts';
import { useId } from 'react';

import { useCallForm } from '../../../../forms/use-call-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { m } from '../../../../words/m.ts';
import { type Resident, useUndoStatus } from '../api.ts';

import styles from './status.module.css';

/** Only for a mistake, which must be explained. */
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
      (await import('@relish/shared/residents/residents/contract.ts')).residentCalls[
        'residents/undo-status'
      ].input,
    defaultValues: { id, reason: '' },
    send: async (values) => {
      await undo.mutateAsync(values);
      showToast({ title: m.status_change_undone() });
      onClose();
    },
  });
  const refused = form.problem ?? form.listErrors('id')?.join(' ');
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
