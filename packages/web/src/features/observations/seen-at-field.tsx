import { useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { m } from '../../words/m.ts';
import { momentOf, type SeenAt, shownAt } from './seen-at.ts';

import styles from './observation-form.module.css';

interface Props {
  value: string;
  onChange: (moment: string) => void;
  errors: string[] | undefined;
}

/** A moment as a day and a time; the form holds it whole, or nothing. */
export function SeenAtField({ value, onChange, errors }: Props) {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const [given, setGiven] = useState(value);
  const [parts, setParts] = useState(() => shownAt(time_zone, value));
  // A draft was found, or the form was begun afresh.
  if (value !== given) {
    setGiven(value);
    setParts(shownAt(time_zone, value));
  }
  const change = (part: Partial<SeenAt>) => {
    const next = { ...parts, ...part };
    const moment = momentOf(time_zone, next);
    setParts(next);
    setGiven(moment);
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
