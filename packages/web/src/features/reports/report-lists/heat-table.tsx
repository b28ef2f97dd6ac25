import { formatDay, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { DayCount } from './api.ts';
import { durationWords } from './time-words.ts';

import styles from './heat-map.module.css';

/** The calendar as a table of days with records, latest first. */
export const HeatTable = ({ label, counts }: { label: string; counts: readonly DayCount[] }) => (
  <details className={styles.asTable}>
    <summary>{m.report_lists_calendar_table()}</summary>
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.report_lists_calendar_column_day()}</th>
          <th scope="col">{m.report_lists_calendar_column_records()}</th>
          <th scope="col">{m.report_lists_calendar_column_people()}</th>
          <th scope="col">{m.report_lists_calendar_column_time()}</th>
        </tr>
      </thead>
      <tbody>
        {counts.toReversed().map(({ day, reports, people, minutes }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{formatNumber(reports)}</td>
            <td>{formatNumber(people)}</td>
            <td>{durationWords(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
