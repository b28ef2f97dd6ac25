import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { DOMAINS } from '@relish/shared/residents/pal/levels.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';
import { CalendarClock } from 'lucide-react';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { PalPerson } from './api.ts';
import { LevelDisc } from './level-chip.tsx';
import { ProfileNotes } from './profile-notes.tsx';

import styles from './current-card.module.css';

type Current = NonNullable<PalPerson['current']>;

interface Props {
  current: Current;
  person: PalPerson;
}

/** The current level, its assessor and its review date. */
export function CurrentCard({ current, person }: Props) {
  const { level, review_due } = current;
  const isLate = review_due !== null && review_due < person.today;
  return (
    <Card title={m.pal_now_title()}>
      <div className={styles.level}>
        <LevelDisc level={level} />
        <div>
          <p className={styles.name}>{LEVEL_TEXTS[level].name}</p>
          <p className={styles.phrase}>{LEVEL_TEXTS[level].phrase}</p>
        </div>
      </div>
      {person.sudden_drop && (
        <Banner kind="attention" title={m.pal_sudden_drop_title()}>
          {m.pal_sudden_drop_text()}
        </Banner>
      )}
      <ProfileNotes profile={current} />
      <div className={styles.facts}>
        <p>{madeBy(current)}</p>
        {current.source === 'in_app' && current.contributors.length > 0 && (
          <p>{m.pal_now_with({ names: current.contributors.join(', ') })}</p>
        )}
        {current.observed_from !== null && current.observed_to !== null && (
          <p>
            {m.pal_now_observed({
              from: formatDay(current.observed_from),
              to: formatDay(current.observed_to),
            })}
          </p>
        )}
        {current.override_reason !== null && current.suggested_level !== null && (
          <p>
            {m.pal_override({
              level: LEVEL_TEXTS[current.suggested_level].name,
              reason: current.override_reason,
            })}
          </p>
        )}
        {current.notes !== null && (
          <p className={styles.notes}>
            {m.pal_notes()}: {current.notes}
          </p>
        )}
      </div>
      {review_due !== null && !person.read_only && (
        <p className={styles.review} data-late={isLate || undefined}>
          <CalendarClock aria-hidden="true" />
          {isLate
            ? m.pal_review_overdue({ date: formatDay(review_due) })
            : m.pal_review_due({ date: formatDay(review_due) })}
        </p>
      )}
      {current.answers && <AnswerList answers={current.answers} />}
    </Card>
  );
}

function madeBy({ source, assessor, completed_on, contributors }: Current): string {
  const date = formatDay(completed_on);
  if (source === 'external_official')
    return m.pal_now_external({ date, name: contributors.join(', ') });
  return assessor === null ? m.pal_now_on({ date }) : m.pal_now_by({ date, name: assessor });
}

const AnswerList = ({ answers }: { answers: NonNullable<Current['answers']> }) => (
  <details className={styles.answers}>
    <summary className={styles.summary}>{m.pal_answers_title()}</summary>
    <dl className={styles.list}>
      {DOMAINS.map((domain) => (
        <div key={domain}>
          <dt>{DOMAIN_TEXTS[domain].title}</dt>
          <dd>{DOMAIN_TEXTS[domain].statements[answers[domain]]}</dd>
        </div>
      ))}
    </dl>
  </details>
);
