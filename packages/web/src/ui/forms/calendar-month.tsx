import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';

import styles from './calendar-month.module.css';

/** Takes its state from the surrounding date picker. */
export const CalendarMonth = () => (
  <Calendar>
    <header className={styles.header}>
      <Button slot="previous" className={styles.turn ?? ''}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <CalendarHeading className={styles.heading ?? ''} />
      <Button slot="next" className={styles.turn ?? ''}>
        <ChevronRight aria-hidden="true" />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
      </CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
