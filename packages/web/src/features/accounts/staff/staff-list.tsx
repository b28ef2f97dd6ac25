import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { Table } from '../../../ui/table/table.tsx';
import { m } from '../../../words/m.ts';
import { type StaffMember, useStaff } from './api.ts';
import { InviteLink } from './invite-link.tsx';
import { RoleGuideButton } from './role-guide-button.tsx';
import { StaffCards } from './staff-cards.tsx';
import { staffColumns } from './staff-columns.tsx';

import styles from './staff-list.module.css';

export function StaffList() {
  const manages = useCan('staff.manage');
  const [query, setQuery] = useSearchParams();
  const past = manages && query.get('former') === '1';
  const staff = useStaff(past);
  const [typed, setTyped] = useState('');
  const today = useToday();
  const isWide = useWideScreen();
  const columns = useMemo(() => staffColumns(manages, today), [manages, today]);
  const all = staff.data ?? [];
  const rows = useMemo(() => fitting(staff.data ?? [], typed), [staff.data, typed]);

  if (staff.isError)
    return <ErrorState busy={staff.isFetching} onRetry={() => void staff.refetch()} />;
  const showFormer = (shown: boolean) =>
    setQuery(shown ? { former: '1' } : {}, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <search>
          <TextField
            type="search"
            label={m.staff_search()}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </search>
        {manages && <Switch label={m.staff_show_former()} value={past} onChange={showFormer} />}
      </div>
      <div className={styles.below}>
        <output className={styles.count}>
          {rows.length > 0 && m.staff_count({ count: rows.length })}
        </output>
        <RoleGuideButton />
      </div>
      {isWide || rows.length === 0 ? (
        <Table
          label={m.place_team()}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isLoading={staff.isPending}
          empty={<StaffNoMatch onClear={() => setTyped('')} />}
        />
      ) : (
        <StaffCards rows={rows} />
      )}
      {manages && !past && all.length === 1 && <StaffAlone />}
    </div>
  );
}

/** Filters by the search text, best match first. */
function fitting(rows: readonly StaffMember[], typed: string): readonly StaffMember[] {
  if (typed.trim() === '') return rows;
  return rows
    .map((row) => ({
      row,
      fit: matchName(typed, [row.first_name, row.last_name, row.job_title ?? '']),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ row }) => row);
}

/** Shown while the user is the only member of staff. */
const StaffAlone = () => (
  <EmptyState
    illustration={<LetterSent />}
    title={m.staff_alone_title()}
    action={<InviteLink kind="quiet-button" />}
  >
    {m.staff_alone_text()}
  </EmptyState>
);

const StaffNoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={m.staff_no_match_title()}
    action={
      <Button kind="quiet" onClick={onClear}>
        {m.staff_clear_search()}
      </Button>
    }
  >
    {useCan('staff.manage') ? m.staff_no_match_text() : m.staff_no_match_colleague()}
  </EmptyState>
);
