import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { OUTCOME_WORDS } from '../../../words/report-words.ts';
import type { ResidentInsights } from './api.ts';
import { inSentence } from './in-sentence.ts';

import styles from './insights.module.css';

/** Notes and outcomes, latest first. */
export const NotesCard = ({ notes }: Pick<ResidentInsights, 'notes'>) => (
  <Card title={m.insights_notes_title()}>
    {notes.length === 0 ? (
      <p>{m.insights_notes_none()}</p>
    ) : (
      <ul className={styles.rows}>
        {notes.map(({ report_id, day, title, quote, note, what_worked, outcomes }) => (
          <li key={report_id} className={styles.row}>
            <p>
              <Link to={`/report?id=${report_id}`}>
                <span translate="no">{title}</span>
              </Link>{' '}
              <span className={styles.quiet}>{formatDay(day)}</span>
            </p>
            {quote !== null && (
              <blockquote className={styles.quote} translate="no">
                “{quote}”
              </blockquote>
            )}
            {outcomes.length > 0 && (
              <p>{inSentence(outcomes.map((each) => OUTCOME_WORDS[each]()))}</p>
            )}
            {note !== null && <p translate="no">{note}</p>}
            {what_worked !== null && <p>{m.insights_notes_worked({ text: what_worked })}</p>}
          </li>
        ))}
      </ul>
    )}
  </Card>
);
