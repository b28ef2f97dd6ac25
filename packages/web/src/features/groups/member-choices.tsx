import { calledName } from '@relish/shared/residents/called-name.ts';

import { Avatar } from '../../ui/avatar.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TickMark } from '../../ui/tick-mark.tsx';
import { m } from '../../words/m.ts';
import type { ResidentRow } from '../residents/api.ts';

import styles from './member-choices.module.css';

interface Props {
  people: readonly ResidentRow[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** A tick box per person, with their face. */
export const MemberChoices = ({ people, chosen, onToggle }: Props) => (
  <ChoiceGroup
    kind="checkbox"
    label={m.groups_people_label()}
    choices={people.map((person) => ({
      value: person.id,
      label: calledName(person),
      person,
    }))}
    isChosen={(id) => chosen.includes(id)}
    onChoose={onToggle}
    look={{ choices: styles.people, choice: styles.person }}
  >
    {({ label, person }) => (
      <>
        <TickMark />
        <Avatar
          id={person.id}
          firstName={person.preferred_name}
          lastName={person.last_name}
          photo={person.picture?.thumb}
          size="medium"
        />
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          {person.room !== null && (
            <span className={styles.room}>{m.groups_room({ room: person.room })}</span>
          )}
        </span>
      </>
    )}
  </ChoiceGroup>
);
