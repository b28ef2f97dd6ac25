import { ChevronDown } from 'lucide-react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import type { ToldReason } from './reason-words.ts';

import styles from './why-this.module.css';

interface Props {
  title: string;
  reasons: readonly ToldReason[];
  score: number;
}

const signed = (points: number) =>
  new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero', maximumFractionDigits: 2 }).format(
    points,
  );

/** Shows every reason with its score, for and against. */
export const WhyThis = ({ title, reasons, score }: Props) => (
  <details className={styles.why}>
    <summary className={styles.summary}>
      {m.choose_why()}
      <VisuallyHidden> {title}</VisuallyHidden>
      <ChevronDown aria-hidden="true" />
    </summary>
    <ul className={styles.reasons}>
      {reasons.map(({ words, points }) => (
        <li key={words}>
          <span>{words}</span>
          <span className={styles.points}>{signed(points)}</span>
        </li>
      ))}
    </ul>
    <p className={styles.total}>{m.choose_total({ points: signed(score) })}</p>
  </details>
);
