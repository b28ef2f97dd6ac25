import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { TickMark } from '../../../ui/forms/tick-mark.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';

import styles from './person-choices.module.css';

interface Person {
  id: string;
  preferred_name: string;
  last_name: string;
  picture: { thumb: string } | null;
}

interface Props<P extends Person> {
  label: string;
  people: readonly P[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** Usually the room. */
  describePlace: (person: P) => string | undefined;
  errors?: string[] | undefined;
}

export const PersonChoices = <P extends Person>({
  label,
  people,
  chosen,
  onToggle,
  describePlace,
  errors,
}: Props<P>) => (
  <ChoiceGroup
    kind="checkbox"
    label={label}
    errors={errors}
    choices={people.map((person) => ({ value: person.id, label: calledName(person), person }))}
    isChosen={(id) => chosen.includes(id)}
    onChoose={onToggle}
    look={{ choices: styles.people, choice: styles.person }}
  >
    {({ label: name, person }) => (
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
          <span className={styles.name}>{name}</span>
          <span className={styles.where}>{describePlace(person)}</span>
        </span>
      </>
    )}
  </ChoiceGroup>
);
