import { SAFETY_LIMITS } from '@relish/shared/chat/chat-safety/choices.ts';
import { addDays } from '@relish/shared/days.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Pausing, usePause } from './api.ts';

const A_WEEK = 7;

interface Props {
  threadId: string;
  relative: { id: string; name: string };
  onClose: () => void;
}

/** Stops a relative from writing in a conversation for some days. */
export default function PauseDialog({ threadId, relative, onClose }: Props) {
  const { mutateAsync } = usePause();
  const today = useToday();
  const form = useCallForm<Pausing>({
    schema: async () => (await import('@relish/shared/chat/chat-safety/contract.ts')).PauseInput,
    defaultValues: {
      thread_id: threadId,
      user_id: relative.id,
      reason: '',
      until: addDays(today, A_WEEK),
    },
    send: async (values) => {
      await mutateAsync(values);
      showToast({ title: m.chat_pause_done(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.chat_pause_title({ name: relative.name })}
      save={m.chat_pause_save()}
      form={form}
      onClose={onClose}
    >
      <p>{m.chat_pause_text()}</p>
      <Controller
        control={form.control}
        name="until"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.chat_pause_until()}
            hint={m.chat_pause_until_hint()}
            min={addDays(today, 1)}
            max={addDays(today, SAFETY_LIMITS.pause_days)}
            errors={form.listErrors('until')}
          />
        )}
      />
      <TextArea
        label={m.chat_close_reason()}
        hint={m.chat_pause_reason_hint()}
        maxLength={SAFETY_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
