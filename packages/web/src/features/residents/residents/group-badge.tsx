import hues from '../../../ui/tokens/hues.module.css';
import styles from './group-badge.module.css';

/** Colour is an addition; the name identifies the group. */
export const GroupBadge = ({ name, colour }: { name: string; colour: string }) => (
  <span className={`${styles.badge} ${hues[colour] ?? hues.slate}`}>{name}</span>
);
