import { findInterest } from '@relish/shared/residents/interests/taxonomy.ts';

import type { ResidentInterest } from './api.ts';
import { InterestPicture } from './interest-picture.tsx';

import styles from './interest-chip.module.css';

interface Props {
  known: ResidentInterest;
  onPress?: (() => void) | undefined;
}

export function InterestChip({ known, onPress }: Props) {
  const interest = findInterest(known.interest_code);
  const more = [known.detail, known.since].filter(Boolean).join(' · ');
  const content = (
    <>
      <InterestPicture interest={interest} />
      <span className={styles.words}>
        <span className={styles.label}>{interest.label}</span>
        {more !== '' && <span className={styles.more}>{more}</span>}
      </span>
    </>
  );
  if (onPress === undefined) return <span className={styles.chip}>{content}</span>;
  return (
    <button type="button" className={`${styles.chip} ${styles.pressed}`} onClick={onPress}>
      {content}
    </button>
  );
}
