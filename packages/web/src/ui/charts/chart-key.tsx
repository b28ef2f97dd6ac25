import { partColour } from './part-colour.ts';

import styles from './chart-key.module.css';

interface KeyItem {
  id: string;
  label: string;
  colour?: string | undefined;
  mark?: 'box' | 'open' | 'line' | 'dashes' | 'dot' | 'ground' | undefined;
  /** The count. */
  note?: string | undefined;
}

export const ChartKey = ({ items }: { items: readonly KeyItem[] }) => (
  <ul className={styles.key}>
    {items.map(({ id, label, colour, mark = 'box', note }) => (
      <li key={id} className={styles.item} data-key>
        <span className={styles[mark]} style={partColour(colour)} aria-hidden="true" />
        <span>
          {label}
          {note !== undefined && <span className={styles.note}> {note}</span>}
        </span>
      </li>
    ))}
  </ul>
);
