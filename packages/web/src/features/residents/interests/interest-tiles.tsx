import type { Interest } from '@relish/shared/residents/interests/taxonomy.ts';
import { Plus } from 'lucide-react';

import type { ResidentInterest } from './api.ts';
import { InterestPicture } from './interest-picture.tsx';
import { STANCE_LOOKS } from './stances.ts';

import styles from './interest-tiles.module.css';

interface Props {
  label: string;
  items: readonly Interest[];
  known: readonly ResidentInterest[];
  onPick: (interest: Interest) => void;
}

/** Interests as buttons, with the recorded stance below each. */
export const InterestTiles = ({ label, items, known, onPick }: Props) => (
  <ul className={styles.tiles} aria-label={label}>
    {items.map((interest) => {
      const stance = known.find(({ interest_code }) => interest_code === interest.code)?.stance;
      const look = stance && STANCE_LOOKS[stance];
      return (
        <li key={interest.code}>
          <button
            type="button"
            className={styles.tile}
            data-stance={stance}
            onClick={() => onPick(interest)}
          >
            <InterestPicture interest={interest} size="large" />
            <span className={styles.label}>{interest.label}</span>
            <span className={styles.stance}>
              {look ? <look.icon aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {look?.words()}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
