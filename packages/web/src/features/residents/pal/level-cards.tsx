import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { LinkCard } from '../../../ui/layout/link-card.tsx';
import { LevelDisc } from './level-chip.tsx';

import styles from './level-cards.module.css';

export const LevelCards = ({ heading = 3 }: { heading?: 2 | 3 }) => (
  <div className={styles.cards}>
    {LEVELS.map((level) => (
      <LinkCard
        key={level}
        to={`/pal-info?level=${level}`}
        title={LEVEL_TEXTS[level].name}
        level={heading}
        leading={<LevelDisc level={level} />}
      >
        <p className={styles.phrase}>{LEVEL_TEXTS[level].phrase}</p>
        {LEVEL_TEXTS[level].lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </LinkCard>
    ))}
  </div>
);
