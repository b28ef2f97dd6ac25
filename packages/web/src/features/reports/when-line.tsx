import { dayIn } from '@relish/shared/days.ts';
import { isLate } from '@relish/shared/reports/rules.ts';
import { Clock3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_PLACE_WORDS } from '../../words/report-words.ts';
import { useMoments } from './moment-words.ts';
import { useRecordForm } from './record-context.ts';
import { formatOf, startedAt } from './record-values.ts';

import styles from './chosen-line.module.css';

const WhenFields = lazy(() => import('./when-fields.tsx'));

const FIELDS = ['started_at', 'duration_min', 'place', 'place_text', 'format'];

/** When, how long and where in one line: usually right, and otherwise a tap away. */
export function WhenLine() {
  const { values, draft, problems } = useRecordForm();
  const { day, time, timeZone } = useMoments();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const isWrong = FIELDS.some((field) => problems[field]);
  const start = startedAt(draft);
  const end = new Date(Date.parse(start) + values.duration_min * 60_000).toISOString();
  const place =
    values.place === 'other'
      ? values.place_text
      : values.place && REPORT_PLACE_WORDS[values.place]();
  const isLong = dayIn(timeZone, new Date(start)) !== dayIn(timeZone, new Date(end));
  return (
    <>
      <section className={styles.line} aria-label={m.reports_when_title()}>
        <Clock3 aria-hidden="true" />
        <p className={styles.words}>
          <span className={styles.title}>
            {m.reports_when({ day: day(start), from: time(start), to: time(end) })}
            {isLong && ` (${day(end)})`}
          </span>
          <span className={styles.more}>
            {[
              m.reports_minutes({ count: values.duration_min }),
              place,
              values.participations.length > 0 && REPORT_FORMAT_WORDS[formatOf(values)](),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <Button
          kind="plain"
          size="small"
          aria-label={m.reports_when_change()}
          aria-expanded={isOpen || isWrong}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.reports_close() : m.reports_change()}
        </Button>
      </section>
      {(isOpen || isWrong) && (
        <Suspense fallback={<Skeleton shape="pair" width="long" />}>
          <WhenFields />
        </Suspense>
      )}
      {draft.edits === undefined &&
        isLate({ started_at: start, duration_min: values.duration_min }, now) && (
          <Banner kind="info">{m.reports_late_hint()}</Banner>
        )}
    </>
  );
}
