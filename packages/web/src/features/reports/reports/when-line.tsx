import { dayIn } from '@relish/shared/days.ts';
import { isLate } from '@relish/shared/reports/reports/rules.ts';
import { Clock3 } from 'lucide-react';
import { useEffect, useState } from 'react';

import { lazyPart } from '../../../forms/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_PLACE_WORDS } from '../../../words/report-words.ts';
import { useMoments } from './moment-words.ts';
import { useRecordDraft, useRecordForm } from './record-context.ts';
import { chooseFormat, type RecordDraft, startedAt } from './record-values.ts';

import styles from './chosen-line.module.css';

const WhenFields = lazyPart(
  () => import('./when-fields.tsx'),
  <Skeleton shape="pair" width="long" />,
);

const FIELDS = ['started_at', 'duration_min', 'place', 'place_text', 'format'];

const readWhen = (draft: RecordDraft) => ({
  isNew: draft.edits === undefined,
  start: startedAt(draft),
  minutes: draft.values.duration_min,
  place: draft.values.place,
  place_text: draft.values.place_text,
  format: draft.values.participations.length > 0 ? chooseFormat(draft.values) : null,
});

/** Usually right, so collapsed to one line that can be edited. */
export function WhenLine() {
  const { problems } = useRecordForm();
  const when = useRecordDraft(readWhen);
  const { day, time, timeZone } = useMoments();
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  useEffect(() => WhenFields.fetchOnIdle(), []);
  const isWrong = FIELDS.some((field) => problems[field]);
  const end = new Date(Date.parse(when.start) + when.minutes * 60_000).toISOString();
  const place =
    when.place === 'other' ? when.place_text : when.place && REPORT_PLACE_WORDS[when.place]();
  const isLong = dayIn(timeZone, new Date(when.start)) !== dayIn(timeZone, new Date(end));
  return (
    <>
      <section className={styles.line} aria-label={m.reports_when_title()}>
        <Clock3 aria-hidden="true" />
        <p className={styles.words}>
          <span className={styles.title}>
            {m.reports_when({ day: day(when.start), from: time(when.start), to: time(end) })}
            {isLong && ` (${day(end)})`}
          </span>
          <span className={styles.more}>
            {[
              m.reports_minutes({ count: when.minutes }),
              place,
              when.format && REPORT_FORMAT_WORDS[when.format](),
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
      {(isOpen || isWrong) && <WhenFields />}
      {when.isNew && isLate({ started_at: when.start, duration_min: when.minutes }, now) && (
        <Banner kind="info">{m.reports_late_hint()}</Banner>
      )}
    </>
  );
}
