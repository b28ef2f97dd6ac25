import { CalendarHeart } from 'lucide-react';

import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Home } from './api.ts';

import styles from './week-card.module.css';

/** Themes celebrated this week. */
export function WeekCard({ themes }: Pick<NonNullable<Home['featured']>, 'themes'>) {
  if (themes.length === 0) return null;
  return (
    <Card title={m.home_week_title()}>
      <p className={styles.quiet}>{m.home_week_text()}</p>
      <ul className={styles.themes}>
        {themes.slice(0, 5).map(({ theme, title }) => (
          <li key={theme + title}>
            <CalendarHeart aria-hidden="true" />
            <span translate="no">{title}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
