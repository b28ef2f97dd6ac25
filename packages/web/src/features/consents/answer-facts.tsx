import { serverUrl } from '../../api/server-url.ts';
import { useUser } from '../../session/use-session.ts';
import { ServerImage } from '../../ui/server-image.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { dayWords, whoDecided } from './answer-words.ts';
import type { PastAnswer } from './api.ts';

import styles from './answer-facts.module.css';

interface Props {
  answer: Omit<PastAnswer, 'superseded_at'>;
  name: string;
  overdue?: boolean;
  /** Also who recorded it, who was there and what was noted. */
  whole?: boolean;
}

/** Who decided, on what ground, since when: in one line, or with everything that was recorded. */
export function AnswerFacts({ answer, name, overdue = false, whole = false }: Props) {
  const { time_zone } = useUser().carehome;
  const facts = [
    whoDecided(answer, name),
    answer.capacity_assessed_on !== null &&
      m.consent_assessed({ date: dayWords(answer.capacity_assessed_on) }),
    m.consent_since({ date: dayWords(answer.from_date) }),
    // An overdue one stands out by itself.
    answer.review_on !== null &&
      !overdue &&
      m.consent_review_by({ date: dayWords(answer.review_on) }),
    whole && answer.witnessed_by !== null && m.consent_witnessed({ who: answer.witnessed_by }),
    whole &&
      answer.recorded_by !== null &&
      m.consent_recorded_by({
        who: answer.recorded_by,
        date: formatDate(new Date(answer.recorded_at), time_zone),
      }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {whole && answer.notes !== null && <p className={styles.notes}>{answer.notes}</p>}
      {whole && answer.evidence !== null && (
        <a
          className={styles.evidence}
          href={serverUrl(answer.evidence.large)}
          target="_blank"
          rel="noreferrer"
        >
          <ServerImage src={answer.evidence.thumb} alt="" />
          {m.consent_see_evidence()}
        </a>
      )}
    </>
  );
}
