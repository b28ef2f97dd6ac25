import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './filters.module.css';

interface ButtonProps {
  label: string;
  inUse: number;
  /** The label with the number, as it is read aloud. */
  counted: string;
  onClick: () => void;
}

/** Opens the drawer with the filters, and says how many are in use. */
export const FiltersButton = ({ label, inUse, counted, onClick }: ButtonProps) => (
  <Button kind="quiet" icon={<SlidersHorizontal aria-hidden="true" />} onClick={onClick}>
    {inUse === 0 ? (
      label
    ) : (
      <>
        <span aria-hidden="true">{label}</span>
        <span className={styles.count} aria-hidden="true">
          {inUse}
        </span>
        <VisuallyHidden>{counted}</VisuallyHidden>
      </>
    )}
  </Button>
);

interface InUseProps {
  clearLabel: string;
  onClear: () => void;
  /** The chips of what is in use. */
  children: ReactNode;
}

export const FiltersInUse = ({ clearLabel, onClear, children }: InUseProps) => (
  <div className={styles.inUse}>
    {children}
    <Button kind="plain" size="small" onClick={onClear}>
      {clearLabel}
    </Button>
  </div>
);
