import type { Input } from '@relish/shared/calls.ts';
import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Feedback, useAcknowledge, useRestoreFeedback, useVoidFeedback } from './api.ts';

const UNDO_SECONDS = 10;

interface Props {
  entry: Feedback;
  onClose: () => void;
}

export default function EntryDialogs({ step, ...props }: Props & { step: 'acknowledge' | 'void' }) {
  return step === 'void' ? <VoidDialog {...props} /> : <AcknowledgeDialog {...props} />;
}

function AcknowledgeDialog({ entry: { id, version }, onClose }: Props) {
  const { mutateAsync } = useAcknowledge();
  const today = useToday();
  const form = useCallForm<Input<'feedback/acknowledge'>>({
    schema: async () =>
      (await import('@relish/shared/surveys/feedback/contract.ts')).feedbackCalls[
        'feedback/acknowledge'
      ].input,
    defaultValues: { id, version, acknowledged_on: today },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.feedback_acknowledged_toast(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.feedback_acknowledge()}
      save={m.feedback_acknowledge_save()}
      form={form}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="acknowledged_on"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.feedback_acknowledged_on()}
            errors={form.listErrors('acknowledged_on')}
          />
        )}
      />
    </FormDialog>
  );
}

function VoidDialog({ entry: { id }, onClose }: Props) {
  const { mutateAsync } = useVoidFeedback();
  const restore = useRestoreFeedback();
  const form = useCallForm<Input<'feedback/void'>>({
    schema: async () =>
      (await import('@relish/shared/surveys/feedback/contract.ts')).feedbackCalls['feedback/void']
        .input,
    defaultValues: { id, reason: '' },
    send: async (values) => {
      await mutateAsync(values);
      onClose();
      showToast({
        title: m.feedback_voided_toast(),
        seconds: UNDO_SECONDS,
        action: { label: m.ui_undo(), run: () => restore.mutate({ id }) },
      });
    },
  });
  return (
    <FormDialog
      title={m.feedback_void_title()}
      save={m.feedback_void()}
      form={form}
      onClose={onClose}
    >
      <p>{m.feedback_void_text()}</p>
      <TextArea
        label={m.feedback_void_reason()}
        maxLength={FEEDBACK_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
