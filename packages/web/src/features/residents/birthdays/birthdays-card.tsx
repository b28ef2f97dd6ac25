import { useToday } from '../../../session/use-today.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Birthday } from './api.ts';
import { BirthdayRow } from './birthday-row.tsx';

import styles from './birthdays.module.css';

const SHOWN = 5;

/** Birthdays today and in the next days. */
export function BirthdaysCard({ birthdays }: { birthdays: readonly Birthday[] }) {
  const today = useToday();
  const shown = birthdays.slice(0, SHOWN);
  return (
    <Card title={m.birthdays_title()}>
      {shown.length === 0 && <p className={styles.quiet}>{m.birthdays_none()}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((birthday) => (
            <li key={`${birthday.of} ${birthday.id}`}>
              <BirthdayRow birthday={birthday} today={today} />
            </li>
          ))}
        </ul>
      )}
      {birthdays.length > SHOWN && (
        <p className={styles.quiet}>{m.birthdays_more({ count: birthdays.length - SHOWN })}</p>
      )}
    </Card>
  );
}
