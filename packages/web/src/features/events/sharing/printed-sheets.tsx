import type { ProgrammePrint } from '@relish/shared/events/sharing/contract.ts';
import { Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDate, formatTime, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { usePrints, useRemovePrint } from './api.ts';
import { LAYOUT_NAMES, nameWeek, PAPER_NAMES } from './programme-words.ts';

export function PrintedSheets() {
  const { data, isError, isFetching, refetch } = usePrints();
  return (
    <Card title={m.programme_sheets()}>
      {data && <Sheets sheets={data} />}
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
    </Card>
  );
}

function Sheets({ sheets }: { sheets: ProgrammePrint[] }) {
  const [removing, setRemoving] = useState<ProgrammePrint>();
  const remove = useRemovePrint();
  if (sheets.length === 0)
    return (
      <EmptyState
        level={3}
        title={m.programme_sheets_empty_title()}
        illustration={<IconDisc icon={Printer} size="large" />}
      >
        {m.programme_sheets_empty()}
      </EmptyState>
    );
  return (
    <>
      <List label={m.programme_sheets()} rows={sheets} rowKey={({ id }) => id}>
        {(sheet) => <Sheet sheet={sheet} onRemove={() => setRemoving(sheet)} />}
      </List>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={m.programme_remove_question()}
        confirmLabel={m.programme_remove()}
        cancelLabel={m.ui_cancel()}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate(
            { id: removing.id },
            {
              onSuccess: () => showToast({ title: m.programme_removed(), tone: 'success' }),
              onSettled: () => setRemoving(undefined),
            },
          )
        }
      >
        {m.programme_remove_text()}
      </ConfirmDialog>
    </>
  );
}

function Sheet({ sheet, onRemove }: { sheet: ProgrammePrint; onRemove: () => void }) {
  const { carehome } = useUser();
  const { number, week, day, layout, paper, group_name, wall, is_stale } = sheet;
  const printed = new Date(sheet.printed_at);
  const facts = [LAYOUT_NAMES[layout](), PAPER_NAMES[paper](), group_name];
  return (
    <ListRow
      title={wall === null ? m.programme_sheet({ number }) : m.programme_sheet_at({ number, wall })}
      subtitle={
        <>
          {is_stale && (
            <p>
              <Badge kind="danger" icon={TriangleAlert}>
                {m.programme_stale()}
              </Badge>{' '}
              {m.programme_stale_text()}
            </p>
          )}
          <p>{day === null ? nameWeek(week) : formatWeekday(day)}</p>
          <p>{facts.filter(Boolean).join(' · ')}</p>
          <p>
            {m.programme_printed({
              day: formatDate(printed, carehome.time_zone),
              time: formatTime(printed, carehome.time_zone),
            })}
          </p>
        </>
      }
      trailing={
        <Button
          kind="quiet"
          size="small"
          aria-label={m.programme_remove_named({ number })}
          onClick={onRemove}
        >
          {m.programme_remove()}
        </Button>
      }
    />
  );
}
