import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Report, useVoidReport } from './api.ts';

interface Props {
  report: Report;
  onClose: () => void;
}

const SHORTEST = 5;

/** The record no longer counts, but stays readable with the reason. */
export function VoidReport({ report, onClose }: Props) {
  const remove = useVoidReport();
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const refused = remove.error?.body?.errors;
  const errors =
    submitted && isShort
      ? [m.reports_void_short()]
      : (refused?.['reason'] ?? refused?.['version'] ?? refused?.['id']);
  const confirm = () => {
    setSubmitted(true);
    if (isShort || remove.isPending) return;
    remove.mutate(
      { id: report.id, version: report.version, reason },
      {
        onSuccess: () => {
          showToast({ title: m.reports_voided_done(), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={m.reports_void_title()}
      isDismissable={!remove.isPending}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button kind="danger" busy={remove.isPending} onClick={confirm}>
            {m.reports_void_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.reports_void_text()}</p>
      <TextArea
        label={m.reports_void_reason()}
        maxLength={200}
        value={reason}
        errors={errors}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
