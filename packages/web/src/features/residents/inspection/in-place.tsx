import { Check, Minus } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { InspectedResident } from './api.ts';

import styles from './inspection.module.css';

export const InPlace = ({ row }: { row: InspectedResident }) => (
  <span className={styles.lines}>
    <Line is={row.safety_confirmed} yes={m.inspection_safety} no={m.inspection_no_safety} />
    <Line is={row.has_key_worker} yes={m.inspection_key_worker} no={m.inspection_no_key_worker} />
    <Line is={row.has_family} yes={m.inspection_family} no={m.inspection_no_family} />
  </span>
);

function Line({ is, yes, no }: { is: boolean; yes: () => string; no: () => string }) {
  const Icon = is ? Check : Minus;
  return (
    <span className={`${styles.small} ${styles.line}`} data-missing={!is || undefined}>
      <Icon aria-hidden="true" />
      <span>{is ? yes() : no()}</span>
    </span>
  );
}
