import styles from './group-badge.module.css';

/** The colour helps to find the group again; its name is what says which. */
export const GroupBadge = ({ name, colour }: { name: string; colour: string }) => (
  <span className={`${styles.badge} ${styles[colour] ?? ''}`}>{name}</span>
);
