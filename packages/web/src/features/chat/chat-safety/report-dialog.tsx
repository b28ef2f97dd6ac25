import { REPORT_REASONS, SAFETY_LIMITS } from '@relish/shared/chat/chat-safety/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Reported, useReportMessage } from './api.ts';
import { REASON_WORDS } from './safety-words.ts';

interface Props {
  threadId: string;
  number: number;
  onReported: () => void;
  onClose: () => void;
}

/** Tells the managers of the home about a message. */
export default function ReportDialog({ threadId, number, onReported, onClose }: Props) {
  const { mutateAsync } = useReportMessage();
  const form = useCallForm<Reported>({
    schema: async () => (await import('@relish/shared/chat/chat-safety/contract.ts')).ReportInput,
    // The reason is chosen by hand, because a default would be chosen without thought.
    defaultValues: { thread_id: threadId, number, reason: undefined as never, note: '' },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.chat_report_done(), tone: 'success' });
      onReported();
    },
  });
  return (
    <FormDialog
      title={m.chat_report_title()}
      save={m.chat_report_save()}
      form={form}
      onClose={onClose}
    >
      <p>{m.chat_report_text()}</p>
      <Controller
        control={form.control}
        name="reason"
        render={({ field: { value, onChange } }) => (
          <RadioCards
            label={m.chat_report_reason()}
            value={value}
            onChange={onChange}
            errors={form.listErrors('reason')}
            options={REPORT_REASONS.map((reason) => ({
              value: reason,
              label: REASON_WORDS[reason](),
            }))}
          />
        )}
      />
      <TextArea
        label={m.chat_report_note()}
        optional
        maxLength={SAFETY_LIMITS.note}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
