import type { Input } from '@relish/shared/calls.ts';
import type { DayHours } from '@relish/shared/chat/chat-hours/answering.ts';
import { Controller, useWatch } from 'react-hook-form';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { hoursWords, WEEKDAYS, weekdayName } from './hours-words.ts';

import styles from './hours.module.css';

type Settings = Input<'chat-hours/edit'>;

interface Props {
  form: ReturnType<typeof useCallForm<Settings>>;
}

/** The days on which the home answers, with their times. */
export function DaysField({ form }: Props) {
  const { control, listErrors } = form;
  const hours = useWatch({ control, name: 'hours' });
  const isValid = hours.every(({ from, to }) => from !== '' && from < to);
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="hours"
        render={({ field }) => (
          <Chips
            label={m.chat_hours_which_days()}
            multiple
            value={field.value.map(({ weekday }) => String(weekday))}
            onChange={(values) => field.onChange(chooseDays(field.value, values.map(Number)))}
            options={WEEKDAYS.map((weekday) => ({
              value: String(weekday),
              label: weekdayName(weekday, 'short'),
            }))}
          />
        )}
      />
      <div className={styles.days}>
        {hours.map(({ weekday }, index) => (
          <fieldset key={weekday} className={styles.day}>
            <legend>{weekdayName(weekday)}</legend>
            {(['from', 'to'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={`hours.${index}.${name}`}
                render={({ field }) => (
                  <TimeField
                    {...field}
                    onChange={(value) => field.onChange(value ?? '')}
                    label={name === 'from' ? m.chat_hours_from() : m.chat_hours_to()}
                    errors={listErrors(`hours.${index}.${name}`)}
                  />
                )}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p className={styles.quiet}>
        {hours.length === 0
          ? m.chat_hours_no_days()
          : isValid && m.chat_hours_preview({ hours: hoursWords(hours) })}
      </p>
    </div>
  );
}

const USUAL = { from: '09:00', to: '17:00' };

/** A day that is added gets the times of the one before it, which are mostly the same. */
function chooseDays(hours: readonly DayHours[], weekdays: readonly number[]): DayHours[] {
  return weekdays
    .toSorted((one, other) => one - other)
    .map((weekday) => {
      const own = hours.find((day) => day.weekday === weekday);
      const before = hours.findLast((day) => day.weekday < weekday) ?? hours[0] ?? USUAL;
      return own ?? { weekday, from: before.from, to: before.to };
    });
}
