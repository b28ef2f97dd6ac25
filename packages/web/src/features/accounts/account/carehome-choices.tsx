import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';

import styles from './carehome-choices.module.css';

interface Props {
  homes: CurrentUser['carehomes'];
  here: string;
  movingTo: string | undefined;
  onChoose: (id: string, name: string) => void;
}

export const CarehomeChoices = ({ homes, here, movingTo, onChoose }: Props) => (
  <ul className={styles.homes} aria-label={m.switch_homes()}>
    {homes.map(({ id, name, organisation_name, role }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.choice}
          aria-current={id === here ? 'true' : undefined}
          aria-disabled={id === here || movingTo !== undefined}
          onClick={() => onChoose(id, name)}
        >
          <span className={styles.home}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>
              {organisation_name === name
                ? ROLE_WORDS[role]()
                : m.switch_role_at({ role: ROLE_WORDS[role](), organisation: organisation_name })}
            </span>
          </span>
          <span className={styles.action}>{actionWords(id === here, id === movingTo)}</span>
        </button>
      </li>
    ))}
  </ul>
);

function actionWords(here: boolean, moving: boolean) {
  if (here) return m.switch_here();
  return moving ? m.switch_moving() : m.switch_choose();
}
