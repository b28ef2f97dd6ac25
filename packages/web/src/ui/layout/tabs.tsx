import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';

import styles from './tabs.module.css';

interface TabContent {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

interface Props {
  label: string;
  tabs: readonly TabContent[];
  /** With `onSelect`, for a tab kept in the URL. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Names for guided tours. */
  tour?: string;
  panelTour?: string;
}

export const Tabs = ({ label, tabs, selected, onSelect, tour, panelTour }: Props) => (
  <AriaTabs
    className={styles.tabs ?? ''}
    {...(selected !== undefined && { selectedKey: selected })}
    onSelectionChange={(key) => onSelect?.(String(key))}
  >
    <TabList aria-label={label} className={styles.list ?? ''} data-tour={tour}>
      {tabs.map(({ id, title, isDisabled }) => (
        <Tab key={id} id={id} className={styles.tab ?? ''} isDisabled={isDisabled ?? false}>
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.panel ?? ''} data-tour={panelTour}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
