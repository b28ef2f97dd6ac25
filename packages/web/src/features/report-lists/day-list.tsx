import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import type { ReportCard } from './api.ts';
import { ReportRow } from './report-row.tsx';
import { useMoments } from './time-words.ts';

import styles from './report-row.module.css';

interface Props {
  reports: readonly ReportCard[];
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The latest first, each day under its name. */
export function DayList({ reports, hasMore, busy, onMore }: Props) {
  const { dayOf, heading } = useMoments();
  const days = Map.groupBy(reports, ({ started_at }) => dayOf(started_at));
  const list = useRef<HTMLDivElement>(null);

  // Reading goes on with the first of the new ones, also where the button is gone.
  const readOnFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = readOnFrom.current;
    if (from === undefined || reports.length <= from) return;
    readOnFrom.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('h3 a')[from]?.focus();
  }, [reports.length]);
  const showMore = () => {
    readOnFrom.current = reports.length;
    onMore();
  };

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
      {hasMore && (
        <div className={styles.more}>
          <Button kind="quiet" busy={busy} onClick={() => busy || showMore()}>
            {m.report_lists_more()}
          </Button>
        </div>
      )}
    </div>
  );
}
