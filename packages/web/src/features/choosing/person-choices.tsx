import { calledName } from '@relish/shared/residents/called-name.ts';

import { Avatar } from '../../ui/avatar.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TickMark } from '../../ui/tick-mark.tsx';
import { m } from '../../words/m.ts';
import type { People } from './use-people.ts';

import styles from './people-picker.module.css';

type Person = People['people'][number];

interface Props {
  people: readonly Person[];
  picked: readonly string[];
  onToggle: (id: string) => void;
}

/** Where they are: usually a room, sometimes elsewhere. */
function whereabouts({ status, room }: Person): string | undefined {
  if (status === 'hospital') return m.choose_hospital();
  if (status === 'away') return m.choose_away();
  return room === null ? undefined : m.choose_room({ room });
}

export const PersonChoices = ({ people, picked, onToggle }: Props) => (
  <ChoiceGroup
    kind="checkbox"
    label={m.choose_picker_people()}
    choices={people.map((person) => ({ value: person.id, label: calledName(person), person }))}
    isChosen={(id) => picked.includes(id)}
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
          <span className={styles.where}>{whereabouts(person)}</span>
        </span>
      </>
    )}
  </ChoiceGroup>
);
