import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { NavLink } from 'react-router';

import { m } from '../words/m.ts';
import { placesFor } from './places.ts';

import styles from './phone-bar.module.css';

/** The phone's way around: the places of every day within reach of a thumb. */
export function PhoneBar({ user }: { user: CurrentUser }) {
  return (
    <nav className={styles.bar} aria-label={m.shell_places()}>
      {placesFor(user)
        .filter(({ inBar }) => inBar)
        .map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} className={styles.place ?? ''}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            {label()}
          </NavLink>
        ))}
    </nav>
  );
}
