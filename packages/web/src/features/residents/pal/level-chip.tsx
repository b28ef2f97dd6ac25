import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import { Compass, Flower2, HeartHandshake, ListChecks, type LucideIcon } from 'lucide-react';

import styles from './level-chip.module.css';

const LEVEL_ICONS: Record<Level, LucideIcon> = {
  planned: ListChecks,
  exploratory: Compass,
  sensory: Flower2,
  reflex: HeartHandshake,
};

/** Four colours of equal weight, because no level is better than another. */
export function LevelChip({ level }: { level: Level }) {
  const Icon = LEVEL_ICONS[level];
  return (
    <span className={`${styles.chip} ${styles[level]}`}>
      <Icon aria-hidden="true" />
      {LEVEL_TEXTS[level].name}
    </span>
  );
}

export function LevelDisc({ level }: { level: Level }) {
  const Icon = LEVEL_ICONS[level];
  return (
    <span className={`${styles.disc} ${styles[level]}`} aria-hidden="true">
      <Icon />
    </span>
  );
}
