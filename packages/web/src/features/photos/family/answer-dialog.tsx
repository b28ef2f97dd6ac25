import type { Input } from '@relish/shared/calls.ts';
import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { useNavigate } from 'react-router';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { useAnswer } from './api.ts';

interface Props {
  id: string;
  how: 'accept' | 'decline';
  onClose: () => void;
}

/** A no needs words; a yes may stand alone. */
export default function AnswerDialog({ id, how, onClose }: Props) {
  const navigate = useNavigate();
  const answer = useAnswer();
  const accept = how === 'accept';
  const form = useCallForm<Input<'photos/answer'>>({
    schema: async () => (await import('@relish/shared/photos/photos/contract.ts')).AnswerInput,
    defaultValues: { id, accept, message: '' },
    send: async (values) => {
      await answer.mutateAsync(values);
      onClose();
      const open = {
        label: m.photo_add_name_people(),
        run: () => void navigate(`/photo?id=${id}`),
      };
      showToast(
        accept
          ? {
              title: m.photo_answer_accepted(),
              text: m.photo_answer_accepted_text(),
              tone: 'success',
              seconds: 10,
              action: open,
            }
          : { title: m.photo_answer_declined(), tone: 'success' },
      );
    },
  });
  return (
    <FormDialog
      title={accept ? m.photo_answer_accept_title() : m.photo_answer_decline_title()}
      save={accept ? m.photo_answer_accept() : m.photo_answer_decline()}
      form={form}
      onClose={onClose}
    >
      <TextArea
        label={m.photo_answer_message()}
        hint={accept ? m.photo_answer_accept_hint() : m.photo_answer_decline_hint()}
        optional={accept}
        maxLength={PHOTO_LIMITS.answer}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
