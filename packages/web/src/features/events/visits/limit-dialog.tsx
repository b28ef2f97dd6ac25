import type { Input } from '@relish/shared/calls.ts';
import { addDays } from '@relish/shared/days.ts';
import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useToday } from '../../../session/use-today.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Limit, useAddLimit, useEditLimit } from './api.ts';

import styles from './visits.module.css';

const USUAL_DAYS = 7;

interface Props {
  /** Undefined for a new one. */
  limit?: Limit | undefined;
  onClose: () => void;
}

type Values = Input<'visits/add-limit'>;

export default function LimitDialog({ limit, onClose }: Props) {
  const today = useToday();
  const add = useAddLimit();
  const edit = useEditLimit();
  const form = useCallForm<Values>({
    // The server limits how far a limit is extended.
    schema: async () => {
      const { LimitEdit, LimitInput } =
        await import('@relish/shared/events/visits/visiting-times.ts');
      return limit ? LimitEdit : LimitInput;
    },
    defaultValues: {
      what: limit?.what ?? '',
      reason: limit?.reason ?? '',
      from: limit?.from ?? today,
      until: limit?.until ?? addDays(today, USUAL_DAYS),
    },
    send: async ({ from, ...values }) => {
      await (limit
        ? edit.mutateAsync({ ...values, id: limit.id })
        : add.mutateAsync({ ...values, from }));
      draft.forget();
      showToast({ title: m.visiting_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`visiting-limit ${limit?.id ?? ''}`, form);
  const { control, listErrors } = form;
  const from = useWatch({ control, name: 'from' });
  const begin = from > today ? from : today;
  return (
    <FormDialog
      title={limit ? m.visiting_limits_edit() : m.visiting_limits_add()}
      save={m.visiting_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <p className={styles.quiet}>{m.visiting_limits_text()}</p>
      <TextArea
        label={m.visiting_limit_what()}
        hint={m.visiting_limit_what_hint()}
        maxLength={VISIT_LIMITS.limited}
        {...form.field('what')}
      />
      <TextArea
        label={m.visiting_limit_reason()}
        hint={m.visiting_limit_reason_hint()}
        maxLength={VISIT_LIMITS.limited}
        {...form.field('reason')}
      />
      <div className={styles.pair}>
        {!limit && (
          <Controller
            control={control}
            name="from"
            render={({ field }) => (
              <DateField
                {...field}
                onChange={(value) => field.onChange(value ?? '')}
                label={m.visiting_limit_from()}
                min={today}
                errors={listErrors('from')}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="until"
          render={({ field }) => (
            <DateField
              {...field}
              onChange={(value) => field.onChange(value ?? '')}
              label={m.visiting_limit_last_day()}
              hint={m.visiting_limit_last_day_hint()}
              min={begin}
              max={addDays(begin, VISIT_LIMITS.limitDays)}
              errors={listErrors('until')}
            />
          )}
        />
      </div>
    </FormDialog>
  );
}
