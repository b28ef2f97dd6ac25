import { findClashes } from '@relish/shared/dashboard/planning/clashes.ts';

import type { Week } from './api.ts';
import { BalanceCard } from './balance-card.tsx';
import { ClashesCard } from './clashes-card.tsx';
import { LeftOutCard } from './left-out-card.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';

import styles from './planning.module.css';

export const FINDINGS = 'findings';

/** Clashes and people first, then ideas, then the balance. */
export function WeekFindings({ week }: { week: Week }) {
  const clashes = findClashes(week.events, week.performers);
  return (
    <aside id={FINDINGS} className={styles.findings} tabIndex={-1}>
      <ClashesCard week={week} clashes={clashes} />
      <SuggestionsCard week={week} />
      <LeftOutCard week={week} />
      <BalanceCard week={week} />
    </aside>
  );
}
