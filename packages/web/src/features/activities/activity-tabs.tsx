import { Link } from 'react-router';

import { m } from '../../words/m.ts';
import { type LibraryChoices, type Tab, TABS, writeChoices } from './library-choices.ts';

import styles from './activity-tabs.module.css';

const TAB_WORDS: Record<Tab, () => string> = {
  all: m.activities_tab_all,
  favourites: m.activities_tab_favourites,
  recent: m.activities_tab_recent,
  ours: m.activities_tab_ours,
};

/** Four lists of the same kind, each with an address of its own. */
export const ActivityTabs = ({ choices }: { choices: LibraryChoices }) => (
  <nav className={styles.tabs} aria-label={m.activities_tabs()}>
    {TABS.map((tab) => (
      <Link
        key={tab}
        className={styles.tab}
        to={{ search: writeChoices({ ...choices, tab }).toString() }}
        replace
        preventScrollReset
        aria-current={tab === choices.tab ? 'true' : undefined}
      >
        {TAB_WORDS[tab]()}
      </Link>
    ))}
  </nav>
);
