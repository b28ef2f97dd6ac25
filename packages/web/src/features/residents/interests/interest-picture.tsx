import type { Interest } from '@relish/shared/residents/interests/taxonomy.ts';
import { Sprout } from 'lucide-react';

import { groupHue } from './group-hues.ts';
import { INTEREST_ICONS } from './interest-icons.ts';

import styles from './interest-picture.module.css';

interface Props {
  interest: Pick<Interest, 'group' | 'icon'>;
  size?: 'small' | 'large';
}

/** Decorative: the interest is always named beside it. */
export function InterestPicture({ interest, size = 'small' }: Props) {
  const Icon = INTEREST_ICONS[interest.icon] ?? Sprout;
  return (
    <span
      className={`${styles.picture} ${styles[size]} ${groupHue(interest.group)}`}
      aria-hidden="true"
    >
      <Icon />
    </span>
  );
}
