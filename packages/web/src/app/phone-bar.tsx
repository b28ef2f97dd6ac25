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
    <Tab
      key={place.path}
      place={place}
      tour={listTourNames(place, user)}
      counted={listStoodFor(place, user).filter(({ badge }) => badge)}
    />
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
  /** The places whose counts it shows. */
  counted: readonly Place[];
}

const Tab = ({ place: { path, label, icon: Icon }, tour, counted }: TabProps) => (
  <NavLink to={path} className={styles.place ?? ''} data-tour={tour}>
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
    {label()}
    {counted.length > 0 && (
      <span className={styles.badge}>
        <Suspense>
          {counted.map(({ path: of, badge: Badge }) => Badge && <Badge key={of} />)}
        </Suspense>
      </span>
    )}
  </NavLink>
);

/** More stands for every place that is listed under it. */
function listStoodFor(place: Place, user: CurrentUser): Place[] {
  if (!place.phoneOnly) return [place];
  const inBar = barPlacesFor(user).filter(({ phoneOnly }) => !phoneOnly);
  return placesFor(user).filter(({ path }) => !inBar.some((each) => each.path === path));
}

const listTourNames = (place: Place, user: CurrentUser): string =>
  listStoodFor(place, user)
    .map(({ path }) => tourName(path))
    .join(' ');
