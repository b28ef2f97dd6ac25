import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { Plus } from 'lucide-react';
import { Link, NavLink } from 'react-router';

import { m } from '../words/m.ts';
import { barPlacesFor, type Place } from './places.ts';

import styles from './phone-bar.module.css';

/** The phone's way around: the places of every day within reach of a thumb. */
export function PhoneBar({ user }: { user: CurrentUser }) {
  const places = barPlacesFor(user);
  const mayRecord = can(user, 'reports.add');
  const middle = Math.ceil(places.length / 2);
  return (
    <nav className={styles.bar} aria-label={m.shell_places()}>
      {places.slice(0, middle).map(tab)}
      {mayRecord && (
        <Link to="/manage-report" className={`${styles.place} ${styles.record}`}>
          <span className={styles.raised}>
            <Plus aria-hidden="true" />
          </span>
          {m.reports_record()}
        </Link>
      )}
      {places.slice(middle).map(tab)}
    </nav>
  );
}

const tab = ({ path, label, icon: Icon }: Place) => (
  <NavLink key={path} to={path} className={styles.place ?? ''}>
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
    {label()}
  </NavLink>
);
