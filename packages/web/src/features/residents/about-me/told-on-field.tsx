import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { DateField } from '../../../ui/forms/date-field.tsx';
import type { DateFieldProps } from '../../../ui/forms/date-picker-field.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

import styles from './told-on-field.module.css';

type Props = Omit<DateFieldProps, 'label' | 'hint' | 'optional' | 'min' | 'max'> & {
  today: string;
};

/** Folded, because it is nearly always today; unfolds when it has an error. */
export function ToldOnField({ today, ...field }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { value, errors } = field;
  const isWrong = errors !== undefined && errors.length > 0;
  return (
    <details
      className={styles.folded}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {!value || value === today
          ? m.about_me_told_today()
          : m.about_me_told_on_day({ date: formatDay(value) })}
        <ChevronDown aria-hidden="true" />
      </summary>
      {(isOpen || isWrong) && (
        <DateField
          {...field}
          label={m.about_me_told_on()}
          hint={m.about_me_told_on_hint()}
          optional
          max={today}
        />
      )}
    </details>
  );
}
