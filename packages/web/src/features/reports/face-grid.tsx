import { calledName } from '@relish/shared/residents/called-name.ts';

import { Avatar } from '../../ui/avatar.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';
import type { PersonHere } from './api.ts';

import styles from './face-grid.module.css';

interface Props {
  people: readonly PersonHere[];
  chosen: readonly string[];
  errors: string[] | undefined;
  onToggle: (id: string) => void;
}

/** The lounge: a face to tap for everybody, with the name under it. */
export function FaceGrid({ people, chosen, errors, onToggle }: Props) {
  const names = new Map<string, number>();
  for (const { preferred_name: name } of people) names.set(name, (names.get(name) ?? 0) + 1);
  return (
    <ChoiceGroup
      kind="checkbox"
      name="participations"
      label={m.reports_who_hint()}
      errors={errors}
      choices={people.map((person) => ({ value: person.id, label: calledName(person), person }))}
      isChosen={(id) => chosen.includes(id)}
      onChoose={onToggle}
      look={{ choices: styles.grid, choice: styles.person }}
    >
      {({ label, person }) => (
        <>
          <span className={styles.face}>
            <Avatar
              id={person.id}
              firstName={person.preferred_name}
              lastName={person.last_name}
              photo={person.picture?.thumb}
            />
            <span className={styles.tick} aria-hidden="true">
              <TickIcon />
            </span>
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.name} aria-hidden="true">
            {/* Two Margarets are told apart by their last name. */}
            {(names.get(person.preferred_name) ?? 0) > 1 ? label : person.preferred_name}
          </span>
        </>
      )}
    </ChoiceGroup>
  );
}
