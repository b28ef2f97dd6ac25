import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { type Promised, useSetPromise } from './api.ts';

import styles from './listening.module.css';

type Values = Record<keyof Promised, string>;

interface Props {
  promised: Promised;
  onClose: () => void;
}

export default function PromiseDialog({ promised, onClose }: Props) {
  const { mutateAsync } = useSetPromise();
  const form = useCallForm<Values>({
    schema: loadSchema,
    defaultValues: {
      acknowledge_working_days: String(promised.acknowledge_working_days),
      answer_days: String(promised.answer_days),
    },
    send: async (values) => {
      await mutateAsync(toSent(values));
      showToast({ title: m.feedback_promise_saved(), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.feedback_promise_title()}
      save={m.feedback_promise_save()}
      form={form}
      onClose={onClose}
    >
      <p className={styles.quiet}>{m.feedback_promise_hint()}</p>
      <TextField
        label={m.feedback_promise_acknowledge()}
        hint={m.feedback_promise_most({ count: FEEDBACK_LIMITS.acknowledgeDays })}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('acknowledge_working_days')}
      />
      <TextField
        label={m.feedback_promise_answer()}
        hint={m.feedback_promise_most({ count: FEEDBACK_LIMITS.answerDays })}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('answer_days')}
      />
    </FormDialog>
  );
}

const toSent = (values: Values): Promised => ({
  acknowledge_working_days: toNumber(values.acknowledge_working_days),
  answer_days: toNumber(values.answer_days),
});
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Validates the values as they will be sent. */
const loadSchema = async () => {
  const [{ z }, { PromiseInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/surveys/feedback/contract.ts'),
  ]);
  return z.custom<Values>().transform(toSent).pipe(PromiseInput);
};
