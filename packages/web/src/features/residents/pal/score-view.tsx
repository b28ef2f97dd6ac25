import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { DOMAINS, LEVELS } from '@relish/shared/residents/pal/levels.ts';
import type { Score } from '@relish/shared/residents/pal/scoring.ts';

import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { LevelDisc } from './level-chip.tsx';
import { ProfileNotes } from './profile-notes.tsx';

import styles from './score-view.module.css';

/** The suggested level, and the number of answers per level. */
export const ScoreView = ({ score }: { score: Score }) => (
  <div className={styles.score}>
    <div className={styles.suggestion}>
      <LevelDisc level={score.suggested_level} />
      <div>
        <p className={styles.lead}>{m.pal_check_suggests()}</p>
        <p className={styles.name}>{LEVEL_TEXTS[score.suggested_level].name}</p>
        <p>{LEVEL_TEXTS[score.suggested_level].phrase}</p>
      </div>
    </div>
    <dl className={styles.counts} aria-label={m.pal_check_counts()}>
      {LEVELS.map((level) => (
        <div key={level} className={styles.count}>
          <dt>{LEVEL_TEXTS[level].name}</dt>
          <dd>
            <span
              className={styles.bar}
              style={{ width: `${(score.counts[level] / DOMAINS.length) * 100}%` }}
              aria-hidden="true"
            />
            {formatNumber(score.counts[level])}
          </dd>
        </div>
      ))}
    </dl>
    <ProfileNotes profile={score} />
  </div>
);
