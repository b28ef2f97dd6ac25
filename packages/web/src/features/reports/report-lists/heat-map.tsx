import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { useVeryWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { HeatCalendar } from './heat-calendar.tsx';
import type { ReportChoices } from './report-choices.ts';
import type { ChangeChoices } from './use-report-choices.ts';

import styles from './heat-map.module.css';

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
}

/** Half a year beside the list on wide screens; otherwise one month, on request. */
export function HeatMap(props: Props) {
  const isBeside = useVeryWideScreen();
  const [open, setOpen] = useState(false);
  if (isBeside)
    return (
      <section className={styles.card} aria-label={m.report_lists_calendar()}>
        <HeatCalendar {...props} shape="half-year" />
      </section>
    );
  return (
    <details
      className={styles.card}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <CalendarDays aria-hidden="true" />
        {m.report_lists_calendar()}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      {open && <HeatCalendar {...props} shape="month" />}
    </details>
  );
}
