import type { Input } from '@relish/shared/calls.ts';
import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { ENTRY_MAX } from '@relish/shared/residents/about-me/sections.ts';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useCan } from '../../../session/use-session.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type AnsweredPhoto, useAnswer } from './api.ts';

interface Props {
  photo: AnsweredPhoto;
  how: 'accept' | 'decline';
  onClose: () => void;
}

/** A no needs words; a yes may stand alone. */
export default function AnswerDialog({ photo, how, onClose }: Props) {
  const { id } = photo;
  const mayAdd = useCan('about-me.edit') && how === 'accept';
  const navigate = useNavigate();
  const answer = useAnswer();
  const accept = how === 'accept';
  const form = useCallForm<Input<'photos/answer'>>({
    schema: async () => (await import('@relish/shared/photos/photos/contract.ts')).AnswerInput,
    defaultValues: { id, accept, message: '', about_me: null },
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
      {mayAdd && <AboutMeFields form={form} story={photo.story ?? photo.caption ?? ''} />}
    </FormDialog>
  );
}

interface AboutMeProps {
  form: ReturnType<typeof useCallForm<Input<'photos/answer'>>>;
  /** The family's words, to begin with. */
  story: string;
}

function AboutMeFields({ form, story }: AboutMeProps) {
  const aboutMe = useWatch({ control: form.control, name: 'about_me' });
  const isAdded = aboutMe !== null && aboutMe !== undefined;
  return (
    <>
      <Checkbox
        name="about_me"
        label={m.photo_answer_about_me()}
        hint={m.photo_answer_about_me_hint()}
        checked={isAdded}
        errors={form.listErrors('about_me')}
        onChange={({ currentTarget }) => {
          form.clearErrors('about_me');
          form.setValue('about_me', currentTarget.checked ? { text: story } : null);
        }}
      />
      {isAdded && (
        <Controller
          control={form.control}
          name="about_me.text"
          render={({ field }) => (
            <TextArea
              {...field}
              label={m.photo_answer_about_me_story()}
              maxLength={ENTRY_MAX}
              errors={form.listErrors('about_me.text')}
            />
          )}
        />
      )}
    </>
  );
}
