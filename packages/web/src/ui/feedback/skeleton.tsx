import styles from './skeleton.module.css';

interface Props {
  shape: 'title' | 'line' | 'pair' | 'disc';
  width?: 'short' | 'middling' | 'long';
}

/** Placeholder with the size of the content. */
export const Skeleton = ({ shape, width = 'middling' }: Props) => (
  <span className={`${styles.block} ${styles[shape]} ${styles[width]}`} aria-hidden="true" />
);
