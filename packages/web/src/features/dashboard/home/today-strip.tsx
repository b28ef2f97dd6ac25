import { Cake, Pin } from 'lucide-react';
import { Link } from 'react-router';

import { useToday } from '../../../session/use-today.ts';
import { m } from '../../../words/m.ts';
import type { Home } from './api.ts';

import styles from './today-strip.module.css';

/** The day in one line, where its cards are further down the page. */
export function TodayStrip({ home }: { home: Home | undefined }) {
  const today = useToday();
  const unread = home?.notices?.filter(({ is_read }) => !is_read).length ?? 0;
  const celebrated = home?.birthdays?.filter(({ on }) => on === today) ?? [];
  if (unread === 0 && celebrated.length === 0) return null;
  const names = celebrated
    .map((each) => ('preferred_name' in each ? each.preferred_name : each.first_name))
    .join(', ');
  return (
    <div className={styles.strip}>
      {unread > 0 && (
        <Link to="/tabs/notice-board" className={styles.chip}>
          <Pin aria-hidden="true" />
          {m.home_strip_notices({ count: unread })}
        </Link>
      )}
      {celebrated.length > 0 && (
        <span className={styles.chip}>
          <Cake aria-hidden="true" />
          <span translate="no">{m.home_strip_birthday({ names })}</span>
        </span>
      )}
    </div>
  );
}
