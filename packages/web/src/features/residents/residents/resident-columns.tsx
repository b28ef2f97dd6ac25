import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';

import type { Column } from '../../../ui/table/table-column.ts';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from './api.ts';
import { dayWords } from './day-words.ts';
import { SORTS } from './list-choices.ts';
import { missingWords } from './missing-words.ts';
import { PersonCell } from './person-cell.tsx';
import { STATUS_WORDS } from './resident-words.ts';

import styles from './resident-list.module.css';

interface Shown {
  archived: boolean;
  withLevel: boolean;
}

export function residentColumns({ archived, withLevel }: Shown): Column<ResidentRow>[] {
  const name: Column<ResidentRow> = {
    id: 'name',
    title: m.residents_column_name(),
    sortBy: SORTS.name,
    isRowTitle: true,
    share: 2.4,
    cell: (row) => <PersonCell row={row} archived={archived} />,
  };
  const matters: Column<ResidentRow> = {
    id: 'matters',
    title: m.residents_column_matters(),
    share: 2.1,
    cell: (row) => <span className={styles.matters}>{row.matters}</span>,
  };
  if (archived) return [name, statusColumn(), matters];
  return [
    name,
    roomColumn(),
    matters,
    ...(withLevel ? [levelColumn()] : []),
    movedInColumn(),
    missingColumn(),
  ];
}

const statusColumn = (): Column<ResidentRow> => ({
  id: 'status',
  title: m.residents_column_status(),
  cell: (row) => STATUS_WORDS[row.status](),
});

const roomColumn = (): Column<ResidentRow> => ({
  id: 'room',
  title: m.residents_column_room(),
  sortBy: SORTS.room,
  share: 0.9,
  cell: ({ room, unit }) => (
    <span className={styles.names}>
      {room}
      {unit !== null && <span className={styles.full}>{unit}</span>}
    </span>
  ),
});

const levelColumn = (): Column<ResidentRow> => ({
  id: 'level',
  title: m.residents_column_level(),
  sortBy: SORTS.level,
  share: 1.1,
  cell: ({ pal_level }) =>
    pal_level !== null && <span className={styles.level}>{LEVEL_TEXTS[pal_level].name}</span>,
});

const movedInColumn = (): Column<ResidentRow> => ({
  id: 'moved_in',
  title: m.residents_column_moved_in(),
  sortBy: SORTS.moved_in,
  share: 1.3,
  cell: ({ move_in_date }) => <span className={styles.quiet}>{dayWords(move_in_date)}</span>,
});

const missingColumn = (): Column<ResidentRow> => ({
  id: 'missing',
  title: m.residents_column_missing(),
  sortBy: SORTS.missing,
  share: 1.5,
  cell: ({ missing }) => <span className={styles.quiet}>{missingWords(missing)}</span>,
});
