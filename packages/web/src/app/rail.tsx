import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { ChevronsUpDown, Keyboard, Plus, Search } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';

import { BrandMark } from '../ui/illustrations/brand-mark.tsx';
import { m } from '../words/m.ts';
import { paletteOpen } from './palette/palette-state.ts';
import { SEARCH_KEY } from './palette/search-key.ts';
import { type PlaceGroup, tourName } from './place.ts';
import { placesFor } from './places.ts';
import { shortcutHelp } from './shortcut-help.ts';

import styles from './rail.module.css';

const GROUPS: Record<PlaceGroup, () => string> = {
  daily: m.places_daily,
  team: m.places_team,
  you: m.places_you,
};

/** Navigation on desktops, with every place the user may open. */
export function Rail({ user }: { user: CurrentUser }) {
  const places = placesFor(user).filter(({ phoneOnly }) => !phoneOnly);
  const groups = Object.entries(GROUPS)
    .map(([group, label]) => ({ label, of: places.filter((place) => place.group === group) }))
    .filter(({ of }) => of.length > 0);
  return (
    <header className={styles.rail}>
      <Link to="/tabs/home" className={styles.brand}>
        <BrandMark />
      </Link>
      <CarehomeName user={user} />
      {can(user, 'reports.add') && (
        <Link to="/manage-report" className={styles.record} data-tour="record-button">
          <Plus aria-hidden="true" />
          {m.reports_record()}
        </Link>
      )}
      <button type="button" className={styles.search} onClick={() => paletteOpen.set(true)}>
        <Search aria-hidden="true" />
        {m.palette_title()}
        <kbd className={styles.key} aria-hidden="true" translate="no">
          {SEARCH_KEY}
        </kbd>
      </button>
      <nav className={styles.nav} aria-label={m.shell_places()}>
        {groups.map(({ label, of }) => (
          <div key={label()} className={styles.group}>
            <p className={styles.heading}>{label()}</p>
            <ul>
              {of.map(({ path, label: name, icon: Icon, badge: Badge }) => (
                <li key={path}>
                  <NavLink to={path} className={styles.place ?? ''} data-tour={tourName(path)}>
                    <Icon aria-hidden="true" />
                    {name()}
                    {Badge && (
                      <Suspense>
                        <Badge />
                      </Suspense>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <button type="button" className={styles.shortcuts} onClick={() => shortcutHelp.set(true)}>
        <Keyboard aria-hidden="true" />
        {m.shortcuts_title()}
      </button>
    </header>
  );
}

function CarehomeName({ user: { carehome, carehomes_count } }: { user: CurrentUser }) {
  if (carehomes_count < 2) return <p className={styles.home}>{carehome.name}</p>;
  return (
    <Link to="/switch" className={`${styles.home} ${styles.switch}`}>
      <span>{carehome.name}</span>
      <ChevronsUpDown aria-label={m.switch_title()} />
    </Link>
  );
}
