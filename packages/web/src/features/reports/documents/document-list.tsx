import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type DocumentRow, useDeleteDocument, useDocuments, useOpenDocument } from './api.ts';
import { saveDocument } from './save-document.ts';

import styles from './documents.module.css';

/** Generated documents that can be opened, and the progress of the newest. */
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

const KINDS = {
  family_update: m.documents_kind_family_update,
  care_planning: m.documents_kind_care_planning,
  home_evidence: m.documents_kind_home_evidence,
};
const FORMATS = { pdf: m.documents_format_pdf, csv: m.documents_format_csv };

function formatName({ kind, resident }: DocumentRow): string {
  const kindName = KINDS[kind]();
  return resident === null
    ? kindName
    : m.documents_row_about({ kind: kindName, name: resident.preferred_name });
}

function Row({ row, onRemove }: { row: DocumentRow; onRemove: () => void }) {
  const open = useOpenDocument();
  const name = formatName(row);
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
