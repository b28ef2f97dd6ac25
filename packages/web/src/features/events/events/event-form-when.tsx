import { addMonths } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { m } from '../../../words/m.ts';
import { useEventForm } from './event-form-context.ts';
import { RepeatFields } from './event-form-repeats.tsx';
import { addMinutes, minutesBetween } from './event-times.ts';
import { withDay } from './event-values.ts';

import styles from './event-form.module.css';

const DAYS = Array.from({ length: EVENT_LIMITS.days }, (_, index) => index + 1);

export function WhenFields() {
  const { form, event } = useEventForm();
  const { control, getValues, setValue, listErrors } = form;
  const today = useToday();
  const [allDay, start, end] = useWatch({ control, name: ['all_day', 'start_time', 'minutes'] });
  const replies = event?.staff ? event.staff.guests_coming + event.staff.guests_waiting : 0;

  const changeDay = (day: string | null) => {
    const before = getValues('day');
    setValue('day', day, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (day !== null)
      setValue('recurrence', withDay(getValues('recurrence'), before, day), { shouldDirty: true });
  };
  /** The length stays. */
  const changeStart = (next: string | null) => {
    const before = getValues('start_time');
    const until = getValues('minutes');
    setValue('start_time', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (next !== null && before !== null && until !== null)
      setValue('minutes', addMinutes(next, minutesBetween(before, until)), { shouldDirty: true });
  };
  const endsNextDay = start !== null && end !== null && end < start;
  return (
    <>
      {replies > 0 && <p className={styles.rule}>{m.event_form_replied({ count: replies })}</p>}
      <Controller
        control={control}
        name="day"
        render={({ field }) => (
          <DateField
            {...field}
            onChange={changeDay}
            label={m.event_form_day()}
            min={today}
            max={addMonths(today, EVENT_LIMITS.monthsAhead)}
            errors={listErrors('day')}
          />
        )}
      />
      <Controller
        control={control}
        name="all_day"
        render={({ field }) => <Switch {...field} label={m.event_form_all_day()} />}
      />
      {allDay ? (
        <Controller
          control={control}
          name="days"
          render={({ field }) => (
            <Select
              {...field}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
              placeholder={null}
              label={m.event_form_days()}
              errors={listErrors('days')}
              options={DAYS.map((count) => ({
                value: String(count),
                label: m.event_form_days_count({ count }),
              }))}
            />
          )}
        />
      ) : (
        <div className={styles.pair}>
          <Controller
            control={control}
            name="start_time"
            render={({ field }) => (
              <TimeField
                {...field}
                onChange={changeStart}
                label={m.event_form_start()}
                errors={listErrors('start_time')}
              />
            )}
          />
          <Controller
            control={control}
            name="minutes"
            render={({ field }) => (
              <TimeField
                {...field}
                label={m.event_form_end()}
                hint={endsNextDay ? m.event_form_next_day() : undefined}
                errors={listErrors('minutes')}
              />
            )}
          />
        </div>
      )}
      <RepeatFields />
    </>
  );
}
