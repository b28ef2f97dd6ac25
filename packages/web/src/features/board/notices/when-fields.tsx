import { NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';
import { addDays } from '@relish/shared/days.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { m } from '../../../words/m.ts';
import { useNoticeForm } from './notice-form-context.ts';

import styles from './notice-form.module.css';

/** The start cannot be changed once the notice is published. */
export function WhenFields() {
  const { form, notice } = useNoticeForm();
  const { control } = form;
  const today = useToday();
  const [when, day] = useWatch({ control, name: ['when', 'publish_at'] });
  const hasBegun = notice !== undefined && notice.state !== 'scheduled';
  const first = when === 'later' && day !== null ? day : today;
  return (
    <>
      {!hasBegun && (
        <Controller
          control={control}
          name="when"
          render={({ field }) => (
            <SegmentedControl
              {...field}
              label={m.notices_field_when()}
              options={[
                { value: 'now', label: m.notices_when_now() },
                { value: 'later', label: m.notices_when_later() },
              ]}
            />
          )}
        />
      )}
      {!hasBegun && when === 'later' && (
        <div className={styles.pair}>
          <Controller
            control={control}
            name="publish_at"
            render={({ field }) => (
              <DateField
                {...field}
                label={m.notices_field_day()}
                min={today}
                errors={form.listErrors('publish_at')}
              />
            )}
          />
          <Controller
            control={control}
            name="publish_time"
            render={({ field }) => <TimeField {...field} label={m.notices_field_time()} />}
          />
        </div>
      )}
      <Controller
        control={control}
        name="expires_at"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.notices_field_expires()}
            hint={m.notices_field_expires_hint()}
            min={first}
            max={addDays(first, NOTICE_LIMITS.mostDays)}
            errors={form.listErrors('expires_at')}
          />
        )}
      />
      <Controller
        control={control}
        name="pinned"
        render={({ field }) => (
          <Switch
            {...field}
            label={m.notices_field_pinned()}
            hint={m.notices_field_pinned_hint()}
            errors={form.listErrors('pinned')}
          />
        )}
      />
    </>
  );
}
