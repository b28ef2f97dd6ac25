import { FileDown, Printer } from 'lucide-react';
import { useMemo } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { Table } from '../../../ui/table/table.tsx';
import { m } from '../../../words/m.ts';
import { useInspection } from './api.ts';
import { inspectionColumns } from './inspection-columns.tsx';
import { InspectionFigures } from './inspection-figures.tsx';

import styles from './inspection.module.css';

export default function InspectionPage() {
  if (useCan('residents.inspect')) return <Inspection />;
  return (
    <Page title={m.inspection_title()} underMore>
      <LockedState title={m.inspection_locked_title()} unlock={m.inspection_locked_unlock()}>
        {m.inspection_locked_text()}
      </LockedState>
    </Page>
  );
}

function Inspection() {
  const { carehome } = useUser();
  const mayDownload = useCan('reports.download-home');
  const isWide = useWideScreen();
  const { data, isError, isFetching, refetch } = useInspection();
  const purposes = data?.consent_purposes ?? 0;
  const columns = useMemo(() => inspectionColumns(purposes), [purposes]);
  const residents = data?.residents ?? [];
  return (
    <Page
      title={m.inspection_title()}
      lead={m.inspection_lead({ home: carehome.name })}
      underMore
      actions={
        <>
          {mayDownload && (
            <Link
              kind="quiet-button"
              to="/download-report?kind=home_evidence"
              icon={<FileDown aria-hidden="true" />}
            >
              {m.inspection_download()}
            </Link>
          )}
          {isWide && residents.length > 0 && (
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.inspection_print()}
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.sheet} data-tour="inspection-sheet">
          {data && residents.length > 0 && <InspectionFigures summary={data.summary} />}
          <Table
            label={m.inspection_table()}
            columns={columns}
            rows={residents}
            rowKey={({ pseudonym }) => pseudonym}
            isLoading={!data}
            empty={
              <EmptyState title={m.inspection_empty_title()}>
                {m.inspection_empty_text()}
              </EmptyState>
            }
          />
        </div>
      )}
    </Page>
  );
}
