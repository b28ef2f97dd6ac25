import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Report, useVoidReport } from './api.ts';

interface Props {
  report: Report;
  onClose: () => void;
}

const SHORTEST = 5;

/** Takes it out of every count; it stays readable with the reason. */
export function VoidReport({ report, onClose }: Props) {
  const remove = useVoidReport();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const refused = remove.error?.body?.errors;
  const errors =
    asked && isShort
      ? [m.reports_void_short()]
      : (refused?.['reason'] ?? refused?.['version'] ?? refused?.['id']);
  const confirm = () => {
    setAsked(true);
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
