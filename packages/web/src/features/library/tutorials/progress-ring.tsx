import { Check, HeartHandshake, type LucideIcon, MonitorSmartphone } from 'lucide-react';

import type { TutorialCard } from './api.ts';

import styles from './progress-ring.module.css';

const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;

const ICONS: Record<TutorialCard['kind'], LucideIcon> = {
  product: MonitorSmartphone,
  practice: HeartHandshake,
};

/** Decorative: the progress is written beside it. */
export function ProgressRing({ kind, steps, progress }: Omit<TutorialCard, 'code' | 'title'>) {
  const done = progress?.done ?? false;
  const part = done ? 1 : (progress?.step ?? 0) / steps;
  const Icon = done ? Check : ICONS[kind];
  return (
    <span className={styles.ring} data-done={done || undefined} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <circle className={styles.ground} cx="24" cy="24" r={RADIUS} />
        {part > 0 && (
          <circle
            className={styles.part}
            cx="24"
            cy="24"
            r={RADIUS}
            strokeDasharray={`${ROUND * part} ${ROUND}`}
          />
        )}
      </svg>
      <Icon className={styles.icon} />
    </span>
  );
}
