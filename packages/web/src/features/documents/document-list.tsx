import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { formatDay } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type DocumentRow, useDeleteDocument, useDocuments, useOpenDocument } from './api.ts';
import { saveDocument } from './save-document.ts';

import styles from './documents.module.css';

/** What was made and can be opened, with how far the newest is. */
export function DocumentList() {
  const { data, isError, isFetching, refetch } = useDocuments();
  return (
    <Card title={m.documents_list_title()}>
      {data && <Rows rows={data} />}
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
    </Card>
  );
}

function Rows({ rows }: { rows: DocumentRow[] }) {
  const [removing, setRemoving] = useState<DocumentRow>();
  const remove = useDeleteDocument();
  if (rows.length === 0) return <p className={styles.soft}>{m.documents_list_empty_text()}</p>;
  return (
    <>
      <List label={m.documents_list()} rows={rows} rowKey={({ id }) => id}>
        {(row) => <Row row={row} onRemove={() => setRemoving(row)} />}
      </List>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={m.documents_remove_title()}
        confirmLabel={m.documents_remove()}
        kind="danger"
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate(
            { id: removing.id },
            {
              onSuccess: () => showToast({ title: m.documents_removed(), tone: 'success' }),
              onSettled: () => setRemoving(undefined),
            },
          )
        }
      >
        {m.documents_remove_text()}
      </ConfirmDialog>
    </>
  );
}

const KINDS = { A: m.documents_kind_a, B: m.documents_kind_b, C: m.documents_kind_c };
const FORMATS = { pdf: m.documents_format_pdf, csv: m.documents_format_csv };

function nameOf({ kind, resident }: DocumentRow): string {
  const said = KINDS[kind]();
  return resident === null
    ? said
    : m.documents_row_about({ kind: said, name: resident.preferred_name });
}

function Row({ row, onRemove }: { row: DocumentRow; onRemove: () => void }) {
  const open = useOpenDocument();
  const name = nameOf(row);
  return (
    <ListRow
      title={name}
      subtitle={
        <>
          {m.documents_row_facts({
            from: formatDay(row.from_day),
            to: formatDay(row.to_day),
            format: FORMATS[row.format](),
            who: row.requested_by ?? m.documents_somebody(),
          })}{' '}
          {row.names && <Badge kind="attention">{m.documents_with_names()}</Badge>}
          <Making row={row} />
        </>
      }
      trailing={
        <>
          {row.state === 'done' && (
            <Button
              kind="quiet"
              size="small"
              aria-label={m.documents_open_named({ name })}
              busy={open.isPending}
              onClick={() =>
                open.isPending || open.mutate({ id: row.id }, { onSuccess: saveDocument })
              }
            >
              {m.documents_open()}
            </Button>
          )}
          {row.may_delete && row.state !== 'running' && (
            <IconButton label={m.documents_remove_named({ name })} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
    />
  );
}

function Making({ row: { state, progress } }: { row: DocumentRow }) {
  if (state === 'done') return null;
  if (state === 'failed') return <p>{m.documents_failed()}</p>;
  return (
    <ProgressBar
      label={state === 'queued' ? m.documents_waiting() : m.documents_making()}
      value={state === 'queued' ? undefined : progress / 100}
    />
  );
}
