import { Link } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { type LibraryChoices, type Tab, TABS, writeChoices } from './library-choices.ts';

import styles from './activity-tabs.module.css';

/** Featured activities; a separate tab for users who also see the whole library. */
export const TODAY = 'today';

const TAB_WORDS: Record<Tab, () => string> = {
  all: m.activities_tab_all,
  favourites: m.activities_tab_favourites,
  recent: m.activities_tab_recent,
  ours: m.activities_tab_ours,
};

interface Props {
  current: Tab | typeof TODAY;
  /** Filters kept when the tab changes. */
  choices?: LibraryChoices;
}

const LIBRARY = '/tabs/activities';

/** Links rather than tab panels, because each list has its own address. */
export function ActivityTabs({ current, choices }: Props) {
  const seesFeatured = useCan('activities.view-featured');
  const writeSearch = (tab: Tab) =>
    choices ? writeChoices({ ...choices, tab }).toString() : tab === 'all' ? '' : `tab=${tab}`;
  const tabs = [
    ...(seesFeatured
      ? [{ id: TODAY, to: `${LIBRARY}/${TODAY}`, words: m.activities_tab_today() }]
      : []),
    ...TABS.map((tab) => ({
      id: tab,
      to: { pathname: LIBRARY, search: writeSearch(tab) },
      words: TAB_WORDS[tab](),
    })),
  ];
  return (
    <nav className={styles.tabs} aria-label={m.activities_tabs()}>
      {tabs.map(({ id, to, words }) => (
        <Link
          key={id}
          className={styles.tab}
          to={to}
          replace
          preventScrollReset
          aria-current={id === current ? 'true' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
