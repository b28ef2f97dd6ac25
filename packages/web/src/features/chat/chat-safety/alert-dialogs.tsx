import { SAFETY_LIMITS } from '@relish/shared/chat/chat-safety/choices.ts';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type ChatAlert, useHideMessage, useSettleAlert } from './api.ts';

interface Props {
  alert: Pick<ChatAlert, 'id'>;
  onClose: () => void;
}

/** Ends an alert with what was done. */
export function SettleDialog({ alert: { id }, onClose }: Props) {
  const { mutateAsync } = useSettleAlert();
  const form = useCallForm<{ id: string; outcome: string }>({
    schema: async () => (await import('@relish/shared/chat/chat-safety/contract.ts')).SettleInput,
    defaultValues: { id, outcome: '' },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.chat_alerts_settle_done(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.chat_alerts_settle()}
      save={m.chat_alerts_settle_save()}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={m.chat_alerts_outcome()}
        hint={m.chat_alerts_outcome_hint()}
        maxLength={SAFETY_LIMITS.outcome}
        {...form.field('outcome')}
      />
    </FormDialog>
  );
}

/** Leaves a tombstone in the conversation. */
export function HideDialog({ alert: { id }, onClose }: Props) {
  const { mutateAsync } = useHideMessage();
  const form = useCallForm<{ id: string; reason: string }>({
    schema: async () => (await import('@relish/shared/chat/chat-safety/contract.ts')).HideInput,
    defaultValues: { id, reason: '' },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.chat_alerts_hide_done(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.chat_alerts_hide_title()}
      save={m.chat_alerts_hide()}
      form={form}
      onClose={onClose}
    >
      <p>{m.chat_alerts_hide_text()}</p>
      <TextArea
        label={m.chat_close_reason()}
        hint={m.chat_pause_reason_hint()}
        maxLength={SAFETY_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
