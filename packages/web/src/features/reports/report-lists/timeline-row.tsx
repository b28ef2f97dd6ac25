import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import { CircleAlert } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { ATTENDANCE_WORDS, ENGAGEMENT_WORDS } from '../../../words/report-words.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { TimelineEntry } from './api.ts';
import { MoodChange } from './mood-change.tsx';
import { durationWords, useMoments } from './time-words.ts';

import styles from './timeline.module.css';

export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { toDay, short, time } = useMoments();
  const { id, title, category, started_at, attendance, engagement, minutes, quote, note } = entry;
  const wasThere = isPresent(attendance);
  const how = [
    // An engagement already implies that the resident took part.
    (attendance !== 'took_part' || engagement === null) && ATTENDANCE_WORDS[attendance](),
    wasThere && engagement !== null && ENGAGEMENT_WORDS[engagement](),
    wasThere && minutes > 0 && durationWords(minutes),
  ].filter(Boolean);
  return (
    <div className={styles.entry} data-absent={!wasThere || undefined}>
      <CategorySign category={category} size={32} />
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={started_at}>
            {short(toDay(started_at))}, {time(started_at)}
          </time>
        </p>
        <p>
          <Link to={`/report?id=${id}`}>{title}</Link>
        </p>
        <p className={styles.how}>{how.join(' · ')}</p>
        <MoodChange before={entry.mood_before} after={entry.mood_after} />
        {entry.distress && (
          <p>
            <Badge icon={CircleAlert}>{m.report_lists_card_distress()}</Badge>
          </p>
        )}
        {quote !== null && <p className={styles.quote}>{m.report_lists_card_quote({ quote })}</p>}
        {note !== null && <p className={styles.quiet}>{note}</p>}
      </div>
    </div>
  );
}
