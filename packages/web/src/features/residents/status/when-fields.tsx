import { Controller } from 'react-hook-form';

import { DateField } from '../../../ui/date-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { m } from '../../../words/m.ts';
import type { StatusFormState } from './use-status-form.ts';

import styles from './status.module.css';

interface Props {
  form: StatusFormState['form'];
  label: string;
}

/** The day and the time of it. */
export const WhenFields = ({ form, label }: Props) => (
  <div className={styles.when}>
    <Controller
      control={form.control}
      name="day"
      render={({ field }) => (
        <DateField
          {...field}
          label={label}
          errors={form.errorsOf('day') ?? form.errorsOf('since')}
        />
      )}
    />
    <Controller
      control={form.control}
      name="time"
      render={({ field }) => (
        <TimeField {...field} label={m.status_change_time()} errors={form.errorsOf('time')} />
      )}
    />
  </div>
);
