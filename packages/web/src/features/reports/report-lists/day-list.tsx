import { type ComponentProps, useRef } from 'react';

import { ShowMore } from '../../../ui/table/show-more.tsx';
import type { ReportCard } from './api.ts';
import { ReportRow } from './report-row.tsx';
import { useMoments } from './time-words.ts';

import styles from './report-row.module.css';

interface Props {
  reports: readonly ReportCard[];
  found: ComponentProps<typeof ShowMore>['found'];
}

/** Latest day first. */
export function DayList({ reports, found }: Props) {
  const { toDay, heading } = useMoments();
  const days = Map.groupBy(reports, ({ started_at }) => toDay(started_at));
  const list = useRef<HTMLDivElement>(null);

  return (
    <div ref={list} className={styles.days}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-labelledby={`records-${day}`}>
          <h2 id={`records-${day}`} className={styles.heading}>
            {heading(day)}
          </h2>
          <ul className={styles.rows}>
            {ofDay.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShowMore
        list={list}
        each="h3 a"
        count={reports.length}
        found={found}
        className={styles.more}
      />
    </div>
  );
}
