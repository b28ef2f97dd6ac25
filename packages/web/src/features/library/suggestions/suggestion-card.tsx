import { Check, Clock } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { Suggested, Suggestions } from './api.ts';
import { CareNotes } from './care-notes.tsx';
import { Picture } from './picture.tsx';
import { tellReasons } from './reason-words.ts';
import { WarningList } from './warning-list.tsx';
import { WhyThis } from './why-this.tsx';

import styles from './suggestion-card.module.css';

interface Props {
  suggested: Suggested;
  people: Suggestions['people'];
  onDo: () => void;
}

const REASONS = 3;

export function SuggestionCard({ suggested, people, onDo }: Props) {
  const { activity, score, conflicts } = suggested;
  const id = useId();
  const reasons = tellReasons(suggested.reasons, people);
  const best = reasons.filter(({ points }) => points > 0).slice(0, REASONS);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture activity={activity} />
        </div>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {activity.title}
          </h2>
          <p className={styles.facts}>
            <Clock aria-hidden="true" />
            {m.choose_duration({ minutes: activity.duration_min })}
            <span aria-hidden="true">·</span>
            {CATEGORY_WORDS[activity.category]()}
          </p>
          {activity.summary !== '' && <p className={styles.summary}>{activity.summary}</p>}
        </div>
      </div>
      {conflicts.length > 0 && <WarningList conflicts={conflicts} people={people} />}
      <CareNotes of={suggested} people={people} />
      {best.length > 0 && (
        <ul className={styles.reasons}>
          {best.map(({ words }) => (
            <li key={words}>
              <Check aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <WhyThis reasons={reasons} score={score} title={activity.title} />
        <Button aria-label={m.choose_do_named({ title: activity.title })} onClick={onDo}>
          {m.choose_do()}
        </Button>
      </div>
    </article>
  );
}
