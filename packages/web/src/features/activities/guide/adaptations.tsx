import { LEVEL_TEXTS } from '@relish/shared/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/pal/levels.ts';

import { Card } from '../../../ui/card.tsx';
import { m } from '../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

/** One way for each level that it suits, side by side where there is room: a group has several. */
export function Adaptations({ guide: { adaptations } }: { guide: Activity['guide'] }) {
  const told = LEVELS.flatMap((level) => {
    const text = adaptations[level];
    return text === undefined ? [] : [{ level, text }];
  });
  if (told.length === 0) return null;
  return (
    <Card title={m.guide_adaptations()}>
      <ul className={styles.levels}>
        {told.map(({ level, text }) => (
          <li key={level} className={styles.level}>
            <h3 className={styles.levelName}>
              {LEVEL_TEXTS[level].name}
              <span className={styles.phrase}>{LEVEL_TEXTS[level].phrase}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
