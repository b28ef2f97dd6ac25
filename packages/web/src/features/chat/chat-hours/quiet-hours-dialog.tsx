import type { Input } from '@relish/shared/calls.ts';
import type { QuietHoursInput } from '@relish/shared/chat/chat-hours/contract.ts';
import { Controller, useWatch } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useSetQuietHours } from './api.ts';
import { WEEKDAYS, weekdayName } from './hours-words.ts';

import styles from './hours.module.css';

interface Props {
  quiet: QuietHoursInput;
  onClose: () => void;
}

export default function QuietHoursDialog({ quiet, onClose }: Props) {
  const set = useSetQuietHours();
  const form = useCallForm<Input<'chat-hours/set-quiet'>>({
    schema: async () =>
      (await import('@relish/shared/chat/chat-hours/contract.ts')).QuietHoursInput,
    defaultValues: quiet,
    send: async (values) => {
      await set.mutateAsync(values);
      showToast({ title: m.quiet_hours_saved(), tone: 'success' });
      onClose();
    },
  });
  const { control, listErrors } = form;
  const times = useWatch({ control, name: ['from', 'to'] });
  const clear = () => {
    form.setValue('from', null);
    form.setValue('to', null);
    form.clearErrors();
  };
  return (
    <FormDialog
      title={m.quiet_hours_title()}
      save={m.quiet_hours_save()}
      form={form}
      onClose={onClose}
    >
      <fieldset className={styles.day}>
        <legend>{m.quiet_hours_daily()}</legend>
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <TimeField
                {...field}
                label={name === 'from' ? m.chat_hours_from() : m.chat_hours_to()}
                errors={listErrors(name)}
              />
            )}
          />
        ))}
      </fieldset>
      {(times[0] !== null || times[1] !== null) && (
        <div>
          <Button kind="quiet" size="small" onClick={clear}>
            {m.quiet_hours_clear()}
          </Button>
        </div>
      )}
      <Controller
        control={control}
        name="days_off"
        render={({ field }) => (
          <Chips
            {...field}
            multiple
            value={field.value.map(String)}
            onChange={(values) => field.onChange(values.map(Number))}
            label={m.quiet_hours_days()}
            hint={m.quiet_hours_days_hint()}
            options={WEEKDAYS.map((weekday) => ({
              value: String(weekday),
              label: weekdayName(weekday, 'short'),
            }))}
            errors={listErrors('days_off')}
          />
        )}
      />
    </FormDialog>
  );
}
