import { STANCES } from '@relish/shared/residents/interests/taxonomy.ts';

import { m } from '../../../words/m.ts';
import type { ResidentInterest } from './api.ts';
import { InterestChip } from './interest-chip.tsx';
import { STANCE_LOOKS } from './stances.ts';

import styles from './known-interests.module.css';

interface Props {
  name: string;
  known: readonly ResidentInterest[];
  onPress?: ((known: ResidentInterest) => void) | undefined;
}

/** Loved interests first; those never to be offered last and set apart. */
export const KnownInterests = ({ name, known, onPress }: Props) => (
  <div className={styles.stances}>
    {STANCES.map((stance) => {
      const rows = known.filter((row) => row.stance === stance);
      if (rows.length === 0) return null;
      const { heading, icon: Icon } = STANCE_LOOKS[stance];
      const title = heading({ name });
      return (
        <section key={stance} className={styles.stance} data-stance={stance} aria-label={title}>
          <h3 className={styles.heading}>
            <Icon aria-hidden="true" />
            {title}
          </h3>
          {stance === 'never' && <p className={styles.note}>{m.interests_never_text()}</p>}
          <ul className={styles.chips} aria-label={title}>
            {rows.map((row) => (
              <li key={row.interest_code}>
                <InterestChip known={row} onPress={onPress && (() => onPress(row))} />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);
