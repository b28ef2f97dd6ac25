import { X } from 'lucide-react';

import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';

import styles from '../layout/chips.module.css';

interface Props {
  /** Accessible name of the list. */
  label: string;
  items: readonly { value: string; label: string }[];
  onRemove: (value: string) => void;
}

export const RemovableChips = ({ label, items, onRemove }: Props) => (
  <ul className={styles.chips} aria-label={label}>
    {items.map((item) => (
      <li key={item.value} className={`${styles.chip} ${styles.removable}`}>
        <span className={styles.word}>{item.label}</span>
        <IconButton
          label={m.ui_remove_named({ name: item.label })}
          onClick={() => onRemove(item.value)}
        >
          <X />
        </IconButton>
      </li>
    ))}
  </ul>
);
