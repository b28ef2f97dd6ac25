import { UsersRound, X } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { m } from '../../../words/m.ts';
import { nameList } from './name-list.ts';
import type { People } from './use-people.ts';

import styles from './chosen-people.module.css';

interface Props {
  people: People;
  onChange: (residentIds: string[]) => void;
  onPick: () => void;
}

const EACH_AT_MOST = 4;
const FACES = 6;

/**
 * A few residents are removable chips; many are a row of faces, so that the suggestions stay in
 * view.
 */
export function ChosenPeople({ people: { people, chosen }, onChange, onPick }: Props) {
  const shown = people.filter(({ id }) => chosen.includes(id));
  const leave = (id: string) => onChange(chosen.filter((each) => each !== id));
  return (
    <div className={styles.row}>
      {shown.length > EACH_AT_MOST ? (
        <Many people={shown} />
      ) : (
        <ul className={styles.people} aria-label={m.choose_people()}>
          {shown.map((person) => (
            <li key={person.id} className={styles.person}>
              <Face person={person} />
              <span className={styles.name}>{person.preferred_name}</span>
              <IconButton
                label={m.ui_remove_named({ name: person.preferred_name })}
                onClick={() => leave(person.id)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" icon={<UsersRound aria-hidden="true" />} onClick={onPick}>
        {m.choose_change_people()}
      </Button>
    </div>
  );
}

type Person = People['people'][number];

const Face = ({ person }: { person: Person }) => (
  <Avatar
    id={person.id}
    firstName={person.preferred_name}
    lastName={person.last_name}
    photo={person.picture?.thumb}
    size="small"
  />
);

const Many = ({ people }: { people: readonly Person[] }) => (
  <div className={styles.many}>
    <span className={styles.faces} aria-hidden="true">
      {people.slice(0, FACES).map((person) => (
        <Face key={person.id} person={person} />
      ))}
    </span>
    <p className={styles.name}>{nameList(people.map(({ preferred_name }) => preferred_name))}</p>
  </div>
);
