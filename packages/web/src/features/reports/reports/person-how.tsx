import { isPresent, type Mood } from '@relish/shared/reports/reports/choices.ts';
import { ArrowRight, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import {
  DECLINE_WORDS,
  ENGAGEMENT_WORDS,
  FEEDBACK_WORDS,
  OUTCOME_WORDS,
  SOURCE_WORDS,
  SUPPORT_WORDS,
} from '../../../words/report-words.ts';
import type { PersonInReport } from './api.ts';
import { EngagementSign } from './engagement-sign.tsx';
import { MoodFace } from './mood-face.tsx';
import { moodWord } from './mood.ts';

import styles from './report-people.module.css';

export function PersonHow({ person }: { person: PersonInReport }) {
  const { mood_before, mood_after, engagement, quote, note } = person;
  const isHere = isPresent(person.attendance);
  const lines = [
    person.decline_reason && DECLINE_WORDS[person.decline_reason](),
    person.alternative_offered && m.reports_offered({ what: person.alternative_offered }),
    person.feedback && FEEDBACK_WORDS[person.feedback](),
    person.feedback_source && SOURCE_WORDS[person.feedback_source](),
    person.support_level && m.reports_supported({ how: SUPPORT_WORDS[person.support_level]() }),
  ].filter(Boolean);
  return (
    <>
      {isHere && (mood_after !== null || mood_before !== null || engagement !== null) && (
        <p className={styles.signs}>
          {(mood_after !== null || mood_before !== null) && (
            <span className={styles.sign}>
              {mood_before !== null && <Face mood={mood_before} />}
              {mood_before !== null && mood_after !== null && (
                <ArrowRight size={18} aria-label={m.reports_then()} />
              )}
              {mood_after !== null && <Face mood={mood_after} />}
            </span>
          )}
          {engagement !== null && (
            <span className={styles.sign}>
              <EngagementSign engagement={engagement} />
              {ENGAGEMENT_WORDS[engagement]()}
            </span>
          )}
        </p>
      )}
      {quote !== null && <blockquote className={styles.quote}>“{quote}”</blockquote>}
      {lines.length > 0 && <p className={styles.line}>{lines.join(' · ')}</p>}
      {person.outcomes.length > 0 && (
        <ul className={styles.outcomes} aria-label={m.reports_outcomes()}>
          {person.outcomes.map((each) => (
            <li key={each}>
              <Badge kind="accent">{OUTCOME_WORDS[each]()}</Badge>
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
      {person.distress && (
        <p className={styles.distress}>
          <TriangleAlert aria-hidden="true" />
          <span>
            <strong>{m.reports_was_distressed()}</strong> {person.distress_note}
          </span>
        </p>
      )}
      {person.family_sees && note !== null && !person.note_shareable && (
        <p className={styles.line}>{m.reports_note_not_shared()}</p>
      )}
    </>
  );
}

const Face = ({ mood }: { mood: Mood }) => (
  <>
    <MoodFace mood={mood} />
    {moodWord(mood)}
  </>
);
