import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from '../residents/api.ts';

import styles from './member-faces.module.css';

// Fits one row of a card on a phone.
const SHOWN = 8;

interface Props {
  label: string;
  members: readonly ResidentRow[];
}

/** Shows the first faces of a large group. */
export function MemberFaces({ label, members }: Props) {
  const shown = members.length > SHOWN ? SHOWN - 1 : SHOWN;
  const more = members.length - shown;
  return (
    <ul className={styles.faces} aria-label={label}>
      {members.slice(0, shown).map(({ id, preferred_name, last_name, picture }) => (
        <li key={id} className={styles.face} title={calledName({ preferred_name, last_name })}>
          <Avatar
            id={id}
            firstName={preferred_name}
            lastName={last_name}
            photo={picture?.thumb}
            size="medium"
            name={calledName({ preferred_name, last_name })}
          />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{m.groups_more_people({ count: more })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
