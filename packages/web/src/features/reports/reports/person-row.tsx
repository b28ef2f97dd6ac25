import { ChevronRight } from 'lucide-react';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { ATTENDANCE_WORDS, engagementWord } from '../../../words/report-words.ts';
import { MoodFace } from './mood-face.tsx';
import { MOODS, moodWord } from './mood.ts';
import { usePerson } from './use-person.ts';

import choice from '../../../ui/forms/choice-group.module.css';
import styles from './person-row.module.css';

interface Props {
  id: string;
  onOpen: () => void;
}

/** One resident in a group, with their mood in one tap. */
export function PersonRow({ id, onOpen }: Props) {
  const { said, person, isHere, hasProblem, change } = usePerson(id, 'engagement', 'mood_after');
  const { preferred_name: name } = person;
  const line = [
    ATTENDANCE_WORDS[said.attendance](),
    said.engagement !== undefined && isHere && engagementWord(said.engagement),
  ].filter(Boolean);
  return (
    <li className={styles.row} data-away={!isHere || undefined}>
      <button type="button" className={styles.person} onClick={onOpen}>
        <Avatar
          id={person.id}
          firstName={name}
          lastName={person.last_name}
          photo={person.picture?.thumb}
          size="medium"
        />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>{line.join(' · ')}</span>
          {hasProblem && <span className={styles.wrong}>{m.reports_row_wrong()}</span>}
          <VisuallyHidden>{m.reports_change()}</VisuallyHidden>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
      {isHere && (
        <fieldset className={styles.moods}>
          <legend className={styles.legend}>{m.reports_row_mood({ name })}</legend>
          {MOODS.map((mood) => (
            <label key={mood} className={`${choice.choice} ${styles.mood}`}>
              <input
                type="radio"
                className={choice.input}
                name={`mood-${id}`}
                checked={said.mood_after === mood}
                aria-label={moodWord(mood)}
                // A second tap clears the mood, which is optional.
                onClick={() => said.mood_after === mood && change({ mood_after: null })}
                onChange={() => change({ mood_after: mood })}
              />
              <MoodFace mood={mood} />
            </label>
          ))}
        </fieldset>
      )}
    </li>
  );
}
