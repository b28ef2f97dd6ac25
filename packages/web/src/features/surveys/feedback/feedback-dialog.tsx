import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { type Feedback, useAddFeedback, useEditFeedback } from './api.ts';
import { ColleaguesField } from './colleagues-field.tsx';
import { type FeedbackValues, toSent, toValues } from './feedback-values.ts';
import { AREA_WORDS, FROM_WORDS, KIND_WORDS, RECEIVED_WORDS, toOptions } from './feedback-words.ts';

import styles from './listening.module.css';

interface Props {
  /** The entry to edit; undefined for a new one. */
  entry?: Feedback;
  onClose: () => void;
}

export default function FeedbackDialog({ entry, onClose }: Props) {
  const add = useAddFeedback();
  const edit = useEditFeedback();
  const today = useToday();
  const residents = useResidents(false);
  const form = useCallForm<FeedbackValues>({
    schema: loadSchema,
    defaultValues: toValues(entry, today),
    send: async (values) => {
      const sent = toSent(values);
      await (entry
        ? edit.mutateAsync({ ...sent, id: entry.id, version: entry.version })
        : add.mutateAsync(sent));
      draft.forget();
      showToast({ title: m.feedback_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`feedback ${entry?.id ?? ''}`, form);
  const isAnonymous = form.watch('from_kind') === 'anonymous';
  const choice = (
    name: 'received_by' | 'from_kind' | 'area',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select {...field} label={label} options={options} errors={form.listErrors(name)} />
      )}
    />
  );
  return (
    <FormDialog
      title={entry ? m.feedback_edit() : m.feedback_add()}
      save={m.feedback_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <SegmentedControl
            {...field}
            label={m.feedback_kind()}
            errors={form.listErrors('kind')}
            options={toOptions(KIND_WORDS)}
          />
        )}
      />
      <TextArea
        label={m.feedback_said()}
        hint={m.feedback_said_hint()}
        maxLength={FEEDBACK_LIMITS.said}
        {...form.field('said')}
      />
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="received_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.feedback_received_on()}
              errors={form.listErrors('received_on')}
            />
          )}
        />
        {choice('received_by', m.feedback_received_by(), toOptions(RECEIVED_WORDS))}
        {choice('from_kind', m.feedback_from(), toOptions(FROM_WORDS))}
        {!isAnonymous && (
          <TextField
            label={m.feedback_from_name()}
            optional
            autoComplete="off"
            maxLength={FEEDBACK_LIMITS.from_name}
            {...form.field('from_name')}
          />
        )}
        {choice('area', m.feedback_area(), toOptions(AREA_WORDS))}
        <Controller
          control={form.control}
          name="resident_id"
          render={({ field }) => (
            <Combobox
              {...field}
              optional
              label={m.feedback_resident()}
              options={(residents.data ?? []).map((each) => ({
                value: each.id,
                label: calledName(each),
              }))}
              errors={form.listErrors('resident_id')}
            />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="about_staff_ids"
        render={({ field }) => (
          <ColleaguesField
            chosen={field.value}
            onChange={field.onChange}
            former={entry?.about_staff ?? []}
            errors={form.listErrors('about_staff_ids')}
          />
        )}
      />
      <p className={styles.quiet}>{m.feedback_privacy()}</p>
    </FormDialog>
  );
}

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { FeedbackInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/surveys/feedback/contract.ts'),
  ]);
  return z.custom<FeedbackValues>().transform(toSent).pipe(FeedbackInput);
};
