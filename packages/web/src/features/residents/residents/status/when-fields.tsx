import { Controller } from 'react-hook-form';

import { DateField } from '../../../../ui/forms/date-field.tsx';
import { TimeField } from '../../../../ui/forms/time-field.tsx';
import { m } from '../../../../words/m.ts';
import type { StatusFormState } from './use-status-form.ts';

import styles from './status.module.css';

interface Props {
  form: StatusFormState['form'];
  label: string;
}

export const WhenFields = ({ form, label }: Props) => (
  <div className={styles.when}>
    <Controller
      control={form.control}
      name="day"
      render={({ field }) => (
        <DateField
          {...field}
          label={label}
          errors={form.listErrors('day') ?? form.listErrors('since')}
        />
      )}
    />
    <Controller
      control={form.control}
      name="time"
      render={({ field }) => (
        <TimeField {...field} label={m.status_change_time()} errors={form.listErrors('time')} />
      )}
    />
  </div>
);
