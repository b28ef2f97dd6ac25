import { THREAD_LIMITS } from '@relish/shared/chat/threads/choices.ts';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { useCloseThread } from '../threads/api.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Ends a conversation with a reason that families do not see. */
export default function CloseDialog({ id, onClose }: Props) {
  const { mutateAsync } = useCloseThread();
  const form = useCallForm<{ reason: string }>({
    schema,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ id, reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.chat_close_title()}
      save={m.chat_close_save()}
      form={form}
      onClose={onClose}
    >
      <p>{m.chat_close_text()}</p>
      <TextArea
        label={m.chat_close_reason()}
        hint={m.chat_close_reason_hint()}
        maxLength={THREAD_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

const schema = async () => {
  const [{ z }, { longText }] = await Promise.all([
    import('zod'),
    import('@relish/shared/fields.ts'),
  ]);
  return z.object({ reason: longText(THREAD_LIMITS.reason, 'a reason') });
};
