import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { TickIcon } from '../../../ui/tokens/icons.tsx';
import { m } from '../../../words/m.ts';
import type { PersonHere } from './api.ts';

import styles from './face-grid.module.css';

interface Props {
  people: readonly PersonHere[];
  chosen: readonly string[];
  errors: string[] | undefined;
  onToggle: (id: string) => void;
}

/** One button with face and name per resident. */
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
            {/* Adds the last name when two residents share a preferred name. */}
            {(names.get(person.preferred_name) ?? 0) > 1 ? label : person.preferred_name}
          </span>
        </>
      )}
    </ChoiceGroup>
  );
}
