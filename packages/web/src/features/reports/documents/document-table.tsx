import type { BlockOf } from '@relish/shared/reports/documents/content.ts';

import { byPlace } from '../../../ui/layout/by-place.ts';

import styles from './document-view.module.css';

/** A wide table scrolls on its own, also by keyboard. */
export function DocumentTable({ columns, rows, empty }: BlockOf<'table'>) {
  if (rows.length === 0) return <p className={styles.soft}>{empty}</p>;
  const look = (at: number) => (columns[at]?.numeric ? styles.numeric : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrollable region must be focusable, and is not a landmark
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={formatName(columns)}>
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

const formatName = (columns: BlockOf<'table'>['columns']) =>
  columns.map(({ label }) => label).join(', ');
