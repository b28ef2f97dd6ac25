import { CircleCheck } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { CheckedRow } from './api.ts';
import { COLUMN_WORDS } from './column-words.ts';

import styles from './resident-import.module.css';

/** Warnings have their own column beside problems. */
export function rowColumns(hasWarnings: boolean): Column<CheckedRow>[] {
  const columns: Column<CheckedRow>[] = [
    {
      id: 'line',
      title: m.import_row_line(),
      cell: ({ line }) => formatNumber(line, { useGrouping: false }),
      share: 0.4,
    },
    {
      id: 'name',
      title: m.import_row_name(),
      cell: ({ name }) => name || m.import_row_nameless(),
      isRowTitle: true,
      share: 1.2,
    },
    { id: 'problems', title: m.import_row_result(), cell: describeResult, share: 2.4 },
  ];
  if (!hasWarnings) return columns;
  return [
    ...columns,
    {
      id: 'warnings',
      title: m.import_row_warnings(),
      cell: ({ warnings }) =>
        warnings.length > 0 && <span className={styles.warning}>{warnings.join(' ')}</span>,
      share: 2,
    },
  ];
}

const describeResult = ({ problems }: CheckedRow) =>
  problems.length === 0 ? (
    <Badge kind="brand" icon={CircleCheck}>
      {m.import_row_ready()}
    </Badge>
  ) : (
    <ul className={styles.problems}>
      {problems.map(({ column, message }) => (
        <li key={column + message}>
          <strong>{m.import_problem_column({ column: COLUMN_WORDS[column]() })}</strong> {message}
        </li>
      ))}
    </ul>
  );
