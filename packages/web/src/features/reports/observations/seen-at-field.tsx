import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { m } from '../../../words/m.ts';
import { toMoment, type SeenAt, shownAt } from './seen-at.ts';

import styles from './observation-form.module.css';

interface Props {
  value: string;
  onChange: (moment: string) => void;
  errors: string[] | undefined;
}

/** Edits a timestamp as day and time; the form's value is complete or empty. */
export function SeenAtField({ value, onChange, errors }: Props) {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const [lastValue, setLastValue] = useState(value);
  const [parts, setParts] = useState(() => shownAt(time_zone, value));
  // The value changed from outside: a restored draft or a reset form.
  if (value !== lastValue) {
    setLastValue(value);
    setParts(shownAt(time_zone, value));
  }
  const change = (part: Partial<SeenAt>) => {
    const next = { ...parts, ...part };
    const moment = toMoment(time_zone, next);
    setParts(next);
    setLastValue(moment);
    onChange(moment);
  };
  return (
    <fieldset className={styles.pair}>
      <legend>{m.observations_seen()}</legend>
      <DateField
        name="seen_at"
        label={m.observations_seen_day()}
        max={today}
        value={parts.day}
        onChange={(day) => change({ day })}
        errors={errors}
      />
      <TimeField
        label={m.observations_seen_time()}
        value={parts.time}
        onChange={(time) => change({ time })}
      />
    </fieldset>
  );
}
