import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Totals } from './api.ts';
import { durationWords } from './time-words.ts';

import styles from './report-totals.module.css';

/** Totals of all matching records, not only of the loaded ones. */
export function ReportTotals({ totals }: { totals: Totals }) {
  const figures: [label: string, figure: string][] = [
    [m.report_lists_total_reports(), formatNumber(totals.reports)],
    [m.report_lists_total_people(), formatNumber(totals.people)],
    [m.report_lists_total_minutes(), durationWords(rounded(totals.minutes))],
    [m.report_lists_total_late(), formatNumber(totals.late)],
  ];
  return (
    <section aria-label={m.report_lists_totals()}>
      <dl className={styles.totals}>
        {figures.map(([label, figure]) => (
          <div key={label} className={styles.total}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** From ten hours on, minutes are rounded to full hours. */
const rounded = (minutes: number) => (minutes < 600 ? minutes : Math.round(minutes / 60) * 60);
