import { Cake, Flag, type LucideIcon, Sparkles } from 'lucide-react';

import type { CalendarMark } from './api.ts';
import { markWords } from './calendar-words.ts';

import styles from './marks.module.css';

const ICONS: Record<CalendarMark['kind'], LucideIcon> = {
  theme: Sparkles,
  holiday: Flag,
  birthday: Cake,
};

/** Theme days, bank holidays and birthdays: quieter than events. */
export function Marks({ marks }: { marks: readonly CalendarMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => {
        const Icon = ICONS[mark.kind];
        return (
          <li key={`${mark.kind} ${mark.title}`} className={styles.mark}>
            <Icon aria-hidden="true" />
            <span translate="no">{markWords(mark)}</span>
          </li>
        );
      })}
    </ul>
  );
}
