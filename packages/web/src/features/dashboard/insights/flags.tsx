import { CircleHelp, CloudRain, type LucideIcon, TrendingDown, UserRoundX } from 'lucide-react';

import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Flag, HomeInsights } from './api.ts';
import { FlagRow } from './flag-row.tsx';
import { FLAG_TITLES } from './flag-words.ts';

import styles from './home-insights.module.css';

const ICONS: Record<Flag['kind'], LucideIcon> = {
  distress: CloudRain,
  missed: UserRoundX,
  falling_engagement: TrendingDown,
  rising_declines: CircleHelp,
};

/** Grouped by kind, residents missed longest first. */
export function Flags({ flags, isNew }: Pick<HomeInsights, 'flags'> & { isNew: boolean }) {
  const none = isNew ? m.insights_flags_none_yet : m.insights_flags_none;
  const byKind = [...Map.groupBy(flags, ({ kind }) => kind)];
  return (
    <Card title={m.insights_flags_title()}>
      <p className={styles.quiet}>{flags.length === 0 ? none() : m.insights_flags_of_14_days()}</p>
      {byKind.map(([kind, own]) => {
        const Icon = ICONS[kind];
        return (
          <section key={kind} className={styles.kind} aria-labelledby={`flag-${kind}`}>
            <h3 id={`flag-${kind}`} className={styles.kindTitle}>
              <Icon aria-hidden="true" />
              {FLAG_TITLES[kind]()}
              <span className={styles.count}>{m.insights_flag_people({ count: own.length })}</span>
            </h3>
            <ul className={styles.people}>
              {own.map((flag) => (
                <li key={flag.person.id} className={styles.flag}>
                  <FlagRow flag={flag} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}
