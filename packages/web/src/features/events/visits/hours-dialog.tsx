import type { Input } from '@relish/shared/calls.ts';
import { VISIT_LIMITS, VISITING_TIME_KINDS } from '@relish/shared/events/visits/choices.ts';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { type Hours, useAddHours, useEditHours } from './api.ts';
import { KIND_WORDS, weekdayName } from './visit-words.ts';

import styles from './visits.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface Props {
  /** Undefined for a new one. */
  hours?: Hours | undefined;
  onClose: () => void;
}

export default function HoursDialog({ hours, onClose }: Props) {
  const add = useAddHours();
  const edit = useEditHours();
  const form = useCallForm<Input<'visits/add-time'>>({
    schema: async () => (await import('@relish/shared/events/visits/visiting-times.ts')).HoursInput,
    defaultValues: {
      kind: hours?.kind ?? 'mealtime',
      label: hours?.label ?? '',
      weekdays: hours?.weekdays ?? WEEKDAYS,
      from: hours?.from ?? '12:30',
      to: hours?.to ?? '13:30',
    },
    send: async (values) => {
      await (hours ? edit.mutateAsync({ ...values, id: hours.id }) : add.mutateAsync(values));
      draft.forget();
      showToast({ title: m.visiting_saved(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`visiting-hours ${hours?.id ?? ''}`, form);
  const { control, listErrors } = form;
  return (
    <FormDialog
      title={hours ? m.visiting_hours_edit() : m.visiting_hours_add()}
      save={m.visiting_save()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Chips
            {...field}
            label={m.visiting_kind()}
            options={VISITING_TIME_KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
            errors={listErrors('kind')}
          />
        )}
      />
      <TextField
        label={m.visiting_label()}
        hint={m.visiting_label_hint()}
        autoComplete="off"
        maxLength={VISIT_LIMITS.label}
        {...form.field('label')}
      />
      <Controller
        control={control}
        name="weekdays"
        render={({ field }) => (
          <Chips
            {...field}
            multiple
            value={field.value.map(String)}
            onChange={(values) => field.onChange(values.map(Number))}
            label={m.visiting_weekdays()}
            options={WEEKDAYS.map((weekday) => ({
              value: String(weekday),
              label: weekdayName(weekday, 'short'),
            }))}
            errors={listErrors('weekdays')}
          />
        )}
      />
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <TimeField
                {...field}
                onChange={(value) => field.onChange(value ?? '')}
                label={name === 'from' ? m.visiting_from() : m.visiting_to()}
                errors={listErrors(name)}
              />
            )}
          />
        ))}
      </div>
    </FormDialog>
  );
}
