import styles from './skeleton.module.css';

interface Props {
  shape: 'title' | 'line' | 'pair' | 'disc';
  width?: 'short' | 'middling' | 'long';
}

/** Stands where something is about to appear, in its size. */
export const Skeleton = ({ shape, width = 'middling' }: Props) => (
  <span className={`${styles.block} ${styles[shape]} ${styles[width]}`} aria-hidden="true" />
);
