import type { BlockOf } from '@relish/shared/documents/content.ts';

import { byPlace } from './by-place.ts';

import styles from './document-view.module.css';

/** A table of a document; where it is too wide it is scrolled by itself, also with the keyboard. */
export function DocumentTable({ columns, rows, empty }: BlockOf<'table'>) {
  if (rows.length === 0) return <p className={styles.soft}>{empty}</p>;
  const look = (at: number) => (columns[at]?.numeric ? styles.numeric : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what is scrolled must be reached by keys, and is no landmark
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={nameOf(columns)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {byPlace(columns).map(({ key, item: { label } }) => (
              <th key={key} scope="col" className={look(key)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(rows).map(({ key: line, item: row }) => (
            <tr key={line}>
              {byPlace(row).map(({ key, item: text }) => (
                <td key={key} className={look(key)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameOf = (columns: BlockOf<'table'>['columns']) =>
  columns.map(({ label }) => label).join(', ');
