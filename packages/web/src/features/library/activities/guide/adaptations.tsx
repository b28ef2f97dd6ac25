import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

/** One column per suitable level, because a group has several levels. */
export function Adaptations({ guide: { adaptations } }: { guide: Activity['guide'] }) {
  const texts = LEVELS.flatMap((level) => {
    const text = adaptations[level];
    return text === undefined ? [] : [{ level, text }];
  });
  if (texts.length === 0) return null;
  return (
    <Card title={m.guide_adaptations()}>
      <ul className={styles.levels}>
        {texts.map(({ level, text }) => (
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
