import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { DateField } from '../../ui/date-field.tsx';
import type { DateFieldProps } from '../../ui/date-picker-field.tsx';
import { formatDay } from '../../words/format.ts';
import { m } from '../../words/m.ts';

import styles from './told-on-field.module.css';

type Props = Omit<DateFieldProps, 'label' | 'hint' | 'optional' | 'min' | 'max'> & {
  today: string;
};

/** Nearly always today, so that it folds; what is wrong with it is never folded away. */
export function ToldOnField({ today, ...field }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { value, errors } = field;
  const isWrong = errors !== undefined && errors.length > 0;
  const summary = useRef<HTMLElement>(null);
  // The form leads to what is wrong, but finds nothing that is folded.
  useEffect(() => {
    if (isWrong && !isOpen) summary.current?.focus();
  }, [isWrong, isOpen]);
  return (
    <details
      className={styles.folded}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
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
