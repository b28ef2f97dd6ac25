import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';

import { m } from '../words/m.ts';
import { barPlacesFor } from './bar-places.ts';
import type { Place } from './place.ts';
import { tourName } from './place.ts';
import { placesFor } from './places.ts';

import styles from './phone-bar.module.css';

/** Navigation on phones, with the places used every day. */
export function PhoneBar({ user }: { user: CurrentUser }) {
  const places = barPlacesFor(user);
  const mayRecord = can(user, 'reports.add');
  const middle = Math.ceil(places.length / 2);
  const tab = (place: Place) => (
    <Tab key={place.path} place={place} tour={listTourNames(place, user)} />
  );
  return (
    <nav className={styles.bar} aria-label={m.shell_places()}>
      {places.slice(0, middle).map(tab)}
      {mayRecord && (
        <Link
          to="/manage-report"
          className={`${styles.place} ${styles.record}`}
          data-tour="record-button"
        >
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

interface TabProps {
  place: Place;
  tour: string;
}

const Tab = ({ place: { path, label, icon: Icon, badge: Badge }, tour }: TabProps) => (
  <NavLink to={path} className={styles.place ?? ''} data-tour={tour}>
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
    {label()}
    {Badge && (
      <span className={styles.badge}>
        <Suspense>
          <Badge />
        </Suspense>
      </span>
    )}
  </NavLink>
);

/** More stands for every place that is listed under it. */
function listTourNames({ path, phoneOnly }: Place, user: CurrentUser): string {
  if (!phoneOnly) return tourName(path);
  const inBar = barPlacesFor(user).filter((place) => !place.phoneOnly);
  return placesFor(user)
    .filter((place) => !inBar.some((each) => each.path === place.path))
    .map((place) => tourName(place.path))
    .join(' ');
}
