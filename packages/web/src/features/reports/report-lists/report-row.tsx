import { Link } from 'react-router';

import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import {
  ATTENDANCE_WORDS,
  REPORT_FORMAT_WORDS,
  REPORT_PLACE_WORDS,
} from '../../../words/report-words.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { ReportCard } from './api.ts';
import { Faces } from './faces.tsx';
import { ReportBadges } from './report-badges.tsx';
import { durationWords, useMoments } from './time-words.ts';

import cover from '../../../ui/layout/cover-link.module.css';
import styles from './report-row.module.css';

/** The whole row is clickable, but only the title is announced as the link. */
export function ReportRow({ report }: { report: ReportCard }) {
  const { time } = useMoments();
  const { id, title, category, format, place, duration_min, people, present, created_by } = report;
  const what = [
    CATEGORY_WORDS[category](),
    REPORT_FORMAT_WORDS[format](),
    place && place !== 'other' && REPORT_PLACE_WORDS[place](),
  ].filter(Boolean);
  return (
    <article
      className={styles.row}
      aria-labelledby={`record-${id}`}
      data-voided={report.status === 'voided' || undefined}
    >
      <div className={styles.when}>
        <time className={styles.time} dateTime={report.started_at}>
          {time(report.started_at)}
        </time>
        <span className={styles.long}>{durationWords(duration_min)}</span>
      </div>
      <CategorySign category={category} />
      <div className={styles.words}>
        <h3 id={`record-${id}`} className={styles.title}>
          <Link to={`/report?id=${id}`} className={`${cover.inRow} ${styles.link}`}>
            {title}
          </Link>
        </h3>
        <p className={styles.what}>{what.join('\u00a0· ')}</p>
        <ReportBadges report={report} />
      </div>
      <div className={styles.who}>
        <Faces faces={report.faces} people={people} />
        <p className={styles.count}>{presentWords(present, people)}</p>
        <p className={styles.author}>
          {created_by ? m.report_lists_by({ name: created_by.name }) : m.report_lists_by_unknown()}
        </p>
      </div>
    </article>
  );
}

function presentWords(present: number, people: number): string {
  if (people === 1 && present === 1) return ATTENDANCE_WORDS.took_part();
  if (present === 0)
    return people === 1 ? m.report_lists_present_none() : m.report_lists_present_nobody();
  return present === people
    ? m.report_lists_present({ count: present })
    : m.report_lists_present_of({ present, people });
}
