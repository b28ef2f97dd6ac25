import { useState } from 'react';

import { Fold } from '../../../ui/layout/fold.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { CalendarFeedCard } from './calendar-feed-card.tsx';

import styles from './sharing.module.css';

export default function CalendarFeedPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page title={m.sharing_feed_page_title()} back="/tabs/events">
      <CalendarFeedCard />
      <Fold title={m.sharing_feed_how()} isOpen={isOpen} onToggle={setOpen}>
        <ul className={styles.points}>
          <li>{m.sharing_feed_how_iphone()}</li>
          <li>{m.sharing_feed_how_android()}</li>
          <li>{m.sharing_feed_how_refresh()}</li>
          <li>{m.sharing_feed_how_private()}</li>
        </ul>
      </Fold>
    </Page>
  );
}
