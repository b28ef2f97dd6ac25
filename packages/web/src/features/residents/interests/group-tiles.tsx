import {
  INTEREST_GROUPS,
  type InterestGroupKey,
} from '@relish/shared/residents/interests/taxonomy.ts';
import { Sprout } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { ResidentInterest } from './api.ts';
import { groupHue } from './group-hues.ts';
import { INTEREST_ICONS } from './interest-icons.ts';

import styles from './group-tiles.module.css';

interface Props {
  known: readonly ResidentInterest[];
  onOpen: (group: InterestGroupKey) => void;
}

export const GroupTiles = ({ known, onOpen }: Props) => (
  <ul className={styles.tiles}>
    {INTEREST_GROUPS.map(({ key, title, icon }) => {
      const Icon = INTEREST_ICONS[icon] ?? Sprout;
      const count = known.filter((row) => row.interest_code.startsWith(`${key}.`)).length;
      return (
        <li key={key}>
          <button
            type="button"
            className={`${styles.tile} ${groupHue(key)}`}
            onClick={() => onOpen(key)}
          >
            <Icon aria-hidden="true" />
            <span className={styles.title}>{title}</span>
            <span className={styles.count}>
              {count > 0 ? m.interests_group_known({ count }) : m.interests_group_unknown()}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
