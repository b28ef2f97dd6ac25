import { addMonths } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import {
  nthsOf,
  type Nth,
  type Weekday,
  WEEKDAYS,
} from '@relish/shared/events/events/recurrence.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useEventForm } from './event-form-context.ts';
import { REPEAT_ORDER, REPEAT_WORDS } from './event-form-words.ts';
import { monthlyWords, ruleWords, weekdayWords } from './event-rule-words.ts';
import { toRecurrence } from './event-values.ts';

import styles from './event-form.module.css';

const ON_THE_DATE = 'date';

export function RepeatFields() {
  const { form } = useEventForm();
  const { control, listErrors } = form;
  const today = useToday();
  const [{ repeats, ends }, day] = useWatch({ control, name: ['recurrence', 'day'] });
  return (
    <>
      <Controller
        control={control}
        name="recurrence.repeats"
        render={({ field }) => (
          <Select
            {...field}
            placeholder={null}
            label={m.event_form_repeats()}
            errors={listErrors('recurrence')}
            options={REPEAT_ORDER.map((value) => ({ value, label: REPEAT_WORDS[value]() }))}
          />
        )}
      />
      {(repeats === 'weekly' || repeats === 'fortnightly') && (
        <div className={styles.wide}>
          <Controller
            control={control}
            name="recurrence.weekdays"
            render={({ field }) => (
              <Chips
                {...field}
                multiple
                label={m.event_form_weekdays()}
                errors={listErrors('recurrence.weekdays')}
                value={field.value.map(String)}
                onChange={(values) => field.onChange(values.map((each) => Number(each) as Weekday))}
                options={WEEKDAYS.map((each) => ({
                  value: String(each),
                  label: weekdayWords(each, 'short'),
                }))}
              />
            )}
          />
        </div>
      )}
      {repeats === 'monthly' && day !== null && (
        <div className={styles.wide}>
          <Controller
            control={control}
            name="recurrence.nth"
            render={({ field }) => (
              <Chips
                {...field}
                label={m.event_form_monthly()}
                value={field.value === null ? ON_THE_DATE : String(field.value)}
                onChange={(value) =>
                  field.onChange(value === ON_THE_DATE ? null : (Number(value) as Nth))
                }
                options={[null, ...nthsOf(day)].map((nth) => ({
                  value: nth === null ? ON_THE_DATE : String(nth),
                  label: monthlyWords(nth, day),
                }))}
              />
            )}
          />
        </div>
      )}
      {repeats !== 'never' && (
        <>
          <Controller
            control={control}
            name="recurrence.ends"
            render={({ field }) => (
              <SegmentedControl
                {...field}
                label={m.event_form_ends()}
                options={[
                  { value: 'never', label: m.event_form_ends_never() },
                  { value: 'until', label: m.event_form_ends_until() },
                ]}
              />
            )}
          />
          {ends === 'until' && (
            <Controller
              control={control}
              name="recurrence.until"
              render={({ field }) => (
                <DateField
                  {...field}
                  label={m.event_form_until()}
                  hint={m.event_form_until_hint()}
                  min={day ?? today}
                  max={addMonths(today, EVENT_LIMITS.monthsAhead)}
                  errors={listErrors('recurrence.until')}
                />
              )}
            />
          )}
          <RuleLine />
        </>
      )}
    </>
  );
}

/** The rule in words, so that a mistake is seen before saving. */
function RuleLine() {
  const { control } = useEventForm().form;
  const today = useToday();
  const [repeat, day, allDay, start] = useWatch({
    control,
    name: ['recurrence', 'day', 'all_day', 'start_time'],
  });
  const rule = toRecurrence(repeat);
  if (rule === null || day === null || (start === null && !allDay)) return null;
  const words = ruleWords({ rule, day, time: allDay ? null : start, today });
  return words === undefined ? null : <output className={styles.rule}>{words}</output>;
}
