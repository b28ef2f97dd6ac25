import { serverUrl } from '../../../api/server-url.ts';
import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { dayWords, whoDecided } from './answer-words.ts';
import type { PastAnswer } from './api.ts';
import { bestInterestsLines } from './best-interests-words.ts';

import styles from './answer-facts.module.css';

interface Props {
  answer: Omit<PastAnswer, 'superseded_at'>;
  name: string;
  overdue?: boolean;
  /** Also shows how it was decided, who recorded it, who was present and the notes. */
  whole?: boolean;
}

/** Decision-maker, basis and date in one line, or all details. */
export function AnswerFacts({ answer, name, overdue = false, whole = false }: Props) {
  const { time_zone } = useUser().carehome;
  const facts = [
    whoDecided(answer, name),
    answer.capacity_assessed_on !== null &&
      m.consent_assessed({ date: dayWords(answer.capacity_assessed_on) }),
    m.consent_since({ date: dayWords(answer.from_date) }),
    // An overdue review has its own badge.
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
      {answer.details_missing && (
        <p>
          <Badge kind="attention">{m.consent_details_missing()}</Badge>
        </p>
      )}
      {whole &&
        answer.best_interests !== null &&
        bestInterestsLines(answer.best_interests, name).map((line) => (
          <p key={line} className={styles.notes}>
            {line}
          </p>
        ))}
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
