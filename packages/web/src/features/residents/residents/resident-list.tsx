import { useDeferredValue, useMemo } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { type Sort, sortRows } from '../../../ui/table/table-column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type ResidentRow, useGroupNames, useResidents } from './api.ts';
import { ArchiveSwitch } from './archive-switch.tsx';
import { narrowed } from './list-choices.ts';
import { ResidentCards } from './resident-cards.tsx';
import { residentColumns } from './resident-columns.tsx';
import { ResidentFilterBar } from './resident-filter-bar.tsx';
import { ResidentsEmpty } from './residents-empty.tsx';
import type { useListChoices } from './use-list-choices.ts';

import styles from './resident-list.module.css';

export function ResidentList({ choices, typed, change, type }: ReturnType<typeof useListChoices>) {
  const { archived, sort } = choices;
  const residents = useResidents(archived);
  const withLevel = useCan('pal.view-residents');
  const isWide = useWideScreen();
  const columns = useMemo(() => residentColumns({ archived, withLevel }), [archived, withLevel]);
  // Deferred, so that typing stays fast with 500 residents.
  const wanted = useDeferredValue(typed);
  const all = useMemo(() => visible(residents.data ?? [], withLevel), [residents.data, withLevel]);
  const rows = useMemo(
    () => sortRows(narrowed(all, choices, wanted), columns, sort ?? usualOrder(wanted)),
    [all, choices, wanted, columns, sort],
  );
  const groups = useGroupNames();

  if (residents.isError)
    return <ErrorState busy={residents.isFetching} onRetry={() => void residents.refetch()} />;
  return (
    <div className={styles.list} data-tour="residents-list">
      <ResidentFilterBar
        {...{ choices, typed, change, type, groups, withLevel, isWide, columns }}
        total={rows.length}
      />
      <div className={styles.below}>
        <output className={styles.count}>
          {residents.isPending || rows.length === 0
            ? null
            : rows.length === all.length
              ? m.residents_count({ count: rows.length })
              : m.residents_count_of({ count: rows.length, all: formatNumber(all.length) })}
        </output>
        <ArchiveSwitch archived={archived} change={change} />
      </div>
      {isWide || residents.isPending || rows.length === 0 ? (
        <Table
          label={m.place_residents()}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/resident?id=${id}`}
          sort={sort}
          onSortChange={(next) => change({ sort: next })}
          isLoading={residents.isPending}
          empty={<ResidentsEmpty {...{ choices, change, type }} isNobody={all.length === 0} />}
        />
      ) : (
        <ResidentCards rows={rows} archived={archived} withLevel={withLevel} />
      )}
    </div>
  );
}

/** By name, or by best match while searching. */
const usualOrder = (typed: string): Sort | undefined =>
  typed.trim() === '' ? { column: 'name', direction: 'ascending' } : undefined;

/** Users who may not see levels are not asked to add one. */
const visible = (rows: ResidentRow[], withLevel: boolean) =>
  withLevel
    ? rows
    : rows.map((row) => ({ ...row, missing: row.missing.filter((each) => each !== 'pal') }));
