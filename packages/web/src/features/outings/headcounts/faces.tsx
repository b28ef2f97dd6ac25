import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { Check } from 'lucide-react';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { m } from '../../../words/m.ts';
import type { Outing } from './api.ts';

import styles from './headcount.module.css';

interface Props {
  outing: Pick<Outing, 'goers' | 'staff'>;
  seen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export const Faces = ({ outing: { goers, staff }, seen, onToggle }: Props) => (
  <fieldset className={styles.faces} aria-label={m.headcount_faces()}>
    {goers.map((goer) => (
      <Face
        key={goer.id}
        id={goer.id}
        name={calledName(goer)}
        firstName={goer.preferred_name}
        lastName={goer.last_name}
        photo={goer.picture?.small}
        isSeen={seen.has(goer.id)}
        onToggle={onToggle}
      />
    ))}
    {staff.map(({ id, name }) => {
      const [firstName = '', ...rest] = name.split(' ');
      return (
        <Face
          key={id}
          id={id}
          name={name}
          firstName={firstName}
          lastName={rest.at(-1) ?? ''}
          photo={undefined}
          isStaff
          isSeen={seen.has(id)}
          onToggle={onToggle}
        />
      );
    })}
  </fieldset>
);

interface FaceProps {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  photo: string | undefined;
  isStaff?: true;
  isSeen: boolean;
  onToggle: (id: string) => void;
}

const Face = ({ id, name, firstName, lastName, photo, isStaff, isSeen, onToggle }: FaceProps) => (
  <button type="button" className={styles.face} aria-pressed={isSeen} onClick={() => onToggle(id)}>
    <Avatar id={id} firstName={firstName} lastName={lastName} photo={photo} />
    <span className={styles.name} translate="no">
      {name}
    </span>
    {isStaff && <span className={styles.staff}>{m.headcount_staff()}</span>}
    {isSeen && <Check className={styles.tick} aria-hidden="true" />}
  </button>
);
