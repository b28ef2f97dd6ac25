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
  /** With `onSelect`, for a tab that is kept in the address. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

export const Tabs = ({ label, tabs, selected, onSelect }: Props) => (
  <AriaTabs
    className={styles.tabs ?? ''}
    {...(selected !== undefined && { selectedKey: selected })}
    onSelectionChange={(key) => onSelect?.(String(key))}
  >
    <TabList aria-label={label} className={styles.list ?? ''}>
      {tabs.map(({ id, title, isDisabled }) => (
        <Tab key={id} id={id} className={styles.tab ?? ''} isDisabled={isDisabled ?? false}>
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={styles.panel ?? ''}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
