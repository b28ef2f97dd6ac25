import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
import { NewRecord } from './new-record.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

const EditRecord = lazy(async () => ({
  default: (await import('./edit-record.tsx')).EditRecord,
}));

/** A new record, or one to edit. */
export default function ManageReportPage() {
  const [query] = useSearchParams();
  const mayAdd = useCan('reports.add');
  const mayView = useCan('reports.view');
  if (!mayAdd)
    return (
      <Page title={m.reports_record()}>
        {mayView ? (
          <LockedState title={m.reports_locked_title()} unlock={m.reports_locked_unlock()}>
            {m.reports_locked_text()}
          </LockedState>
        ) : (
          <ResidentsLocked />
        )}
      </Page>
    );
  const id = query.get('id');
  if (id !== null)
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <EditRecord key={id} id={id} toFull={query.has('full')} />
      </Suspense>
    );
  const draft = query.get('draft');
  // The URL holds the draft's id, so that a reload restores it; it contains no personal data.
  if (draft === null) {
    const named = new URLSearchParams(query);
    named.set('draft', crypto.randomUUID());
    return <Navigate replace to={`/manage-report?${named}`} />;
  }
  return <NewRecord key={draft} uuid={draft} query={query} />;
}
