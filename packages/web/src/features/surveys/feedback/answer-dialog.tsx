import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Feedback, useAnswer } from './api.ts';
import { CANDOUR_WORDS, OUTCOME_WORDS, toOptions } from './feedback-words.ts';

import styles from './listening.module.css';

type Sent = Parameters<ReturnType<typeof useAnswer>['mutateAsync']>[0];

export default function AnswerDialog({ entry, onClose }: { entry: Feedback; onClose: () => void }) {
  const { mutateAsync } = useAnswer();
  const today = useToday();
  const form = useCallForm<Sent>({
    schema: async () => (await import('@relish/shared/surveys/feedback/contract.ts')).AnswerInput,
    defaultValues: {
      id: entry.id,
      version: entry.version,
      answered_on: today,
      answer: entry.answer ?? '',
      candour: entry.candour,
      candour_note: entry.candour_note ?? '',
      learning: entry.learning ?? '',
    },
    send: async (values) => {
      await mutateAsync(values);
      draft.forget();
      showToast({ title: m.feedback_answered_toast(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`feedback-answer ${entry.id} ${entry.version}`, form);
  return (
    <FormDialog
      title={m.feedback_answer()}
      save={m.feedback_answer_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="answered_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.feedback_answered_on()}
              errors={form.listErrors('answered_on')}
            />
          )}
        />
        <Controller
          control={form.control}
          name="outcome"
          render={({ field }) => (
            <Select
              {...field}
              label={m.feedback_outcome()}
              options={toOptions(OUTCOME_WORDS)}
              errors={form.listErrors('outcome')}
            />
          )}
        />
      </div>
      <TextArea
        label={m.feedback_answer_text()}
        maxLength={FEEDBACK_LIMITS.answer}
        {...form.field('answer')}
      />
      <Controller
        control={form.control}
        name="candour"
        render={({ field }) => (
          <Select
            {...field}
            label={m.feedback_candour()}
            placeholder={null}
            options={toOptions(CANDOUR_WORDS)}
            errors={form.listErrors('candour')}
          />
        )}
      />
      <TextArea
        label={m.feedback_candour_note()}
        hint={m.feedback_candour_hint()}
        optional
        maxLength={FEEDBACK_LIMITS.candour_note}
        {...form.field('candour_note')}
      />
      <TextArea
        label={m.feedback_learning()}
        optional
        maxLength={FEEDBACK_LIMITS.learning}
        {...form.field('learning')}
      />
    </FormDialog>
  );
}
