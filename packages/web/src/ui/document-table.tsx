/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what is scrolled must be reached by keys, and is no landmark */
import type { BlockOf } from '@relish/shared/documents/content.ts';

import styles from './document-view.module.css';

/** A table of a document; where it is too wide it is scrolled by itself, also with the keyboard. */
export function DocumentTable({ columns, rows, empty }: BlockOf<'table'>) {
  if (rows.length === 0) return <p className={styles.soft}>{empty}</p>;
  const look = (at: number) => (columns[at]?.numeric ? styles.numeric : undefined);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={nameOf(columns)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
              <th key={at} scope="col" className={look(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of paper have no names
            <tr key={line}>
              {row.map((text, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
                <td key={at} className={look(at)}>
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
