import type { LucideIcon } from 'lucide-react';

import styles from './icon-disc.module.css';
import tones from './tones.module.css';

interface Props {
  icon: LucideIcon;
  size?: 'medium' | 'large';
  tone?: 'brand' | 'accent' | 'attention';
}

/** As large as an avatar, to align with it. */
export const IconDisc = ({ icon: Icon, size = 'medium', tone = 'brand' }: Props) => (
  <span className={`${styles.disc} ${styles[size]} ${tones[tone]}`} aria-hidden="true">
    <Icon />
  </span>
);
