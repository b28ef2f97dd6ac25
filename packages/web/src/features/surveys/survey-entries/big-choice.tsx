import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import type { SteadyTapHandlers } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  label: string;
  symbol?: ReactNode;
  isChosen: boolean;
  tap: SteadyTapHandlers;
}

export const BigChoice = ({ label, symbol, isChosen, tap }: Props) => (
  <button type="button" className={styles.choice} aria-pressed={isChosen} {...tap}>
    {symbol !== undefined && <span className={styles.picture}>{symbol}</span>}
    <span className={styles.word}>{label}</span>
    <span className={styles.tick} aria-hidden="true">
      {isChosen && <Check />}
    </span>
  </button>
);
