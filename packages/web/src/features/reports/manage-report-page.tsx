import { Navigate, useSearchParams } from 'react-router';

import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ResidentsLocked } from '../../ui/residents-locked.tsx';
import { m } from '../../words/m.ts';
import { EditRecord } from './edit-record.tsx';
import { NewRecord } from './new-record.tsx';

/** What happened and how it was: a new record, or one to change. */
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
  if (id !== null) return <EditRecord key={id} id={id} toFull={query.has('full')} />;
  const draft = query.get('draft');
  // The address names the draft, so that a reload finds it again; it says nothing about anybody.
  if (draft === null) {
    const named = new URLSearchParams(query);
    named.set('draft', crypto.randomUUID());
    return <Navigate replace to={`/manage-report?${named}`} />;
  }
  return <NewRecord key={draft} uuid={draft} query={query} />;
}
