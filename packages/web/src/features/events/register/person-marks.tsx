import { type RegisterMark, REGISTER_MARKS } from '@relish/shared/events/register/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { m } from '../../../words/m.ts';
import type { Mark, ShownPerson } from './api.ts';
import { MarkNote } from './mark-note.tsx';

import styles from './register.module.css';

const MARK_WORDS: Record<RegisterMark, () => string> = {
  came: m.register_came,
  declined: m.register_declined,
  asleep: m.register_asleep,
  unwell: m.register_unwell,
  away: m.register_away,
};

interface Props {
  person: ShownPerson;
  /** Undefined for users who may only look. */
  onMark: ((mark: Mark, note: string | null) => void) | undefined;
}

export function PersonMarks({ person, onMark }: Props) {
  const { mark, note, marked_by } = person;
  const name = calledName(person);
  return (
    <div className={styles.person}>
      <div className={styles.who}>
        <Avatar
          id={person.id}
          firstName={person.preferred_name}
          lastName={person.last_name}
          photo={person.picture?.thumb}
          size="small"
        />
        <span className={styles.name} translate="no">
          {name}
        </span>
        {!person.is_invited && <Badge kind="info">{m.register_not_invited()}</Badge>}
        {marked_by !== null && (
          <span className={styles.quiet}>{m.register_by({ name: marked_by })}</span>
        )}
        {person.isWaiting && <span className={styles.quiet}>{m.register_waiting_person()}</span>}
      </div>
      {onMark ? (
        <fieldset className={styles.marks} aria-label={m.register_of({ name })}>
          {REGISTER_MARKS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.mark}
              aria-pressed={mark === each}
              onClick={() => (mark === each ? onMark(null, null) : onMark(each, note))}
            >
              {MARK_WORDS[each]()}
            </button>
          ))}
        </fieldset>
      ) : (
        mark !== null && <span>{MARK_WORDS[mark]()}</span>
      )}
      {mark !== null && (
        <MarkNote
          name={name}
          note={note}
          onSave={onMark && ((next: string | null) => onMark(mark, next))}
        />
      )}
    </div>
  );
}
