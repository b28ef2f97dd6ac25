import type { Interest } from '@relish/shared/interests/taxonomy.ts';
import { Sprout } from 'lucide-react';

import { hueOf } from './group-hues.ts';
import { INTEREST_ICONS } from './interest-icons.ts';

import styles from './interest-picture.module.css';

interface Props {
  interest: Pick<Interest, 'group' | 'icon'>;
  size?: 'small' | 'large';
}

/** The drawing of an interest in the colour of its group; the word always stands beside it. */
export function InterestPicture({ interest, size = 'small' }: Props) {
  const Icon = INTEREST_ICONS[interest.icon] ?? Sprout;
  return (
    <span
      className={`${styles.picture} ${styles[size]} ${hueOf(interest.group)}`}
      aria-hidden="true"
    >
      <Icon />
    </span>
  );
}
