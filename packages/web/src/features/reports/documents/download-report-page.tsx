import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
import { DocumentWorkshop } from './document-workshop.tsx';
import { FamilyUpdate } from './family-update.tsx';
import { FamilyUpdates } from './family-updates.tsx';

/** Staff generate documents here; relatives read the ones sent to them. */
export default function DownloadReportPage() {
  const [query] = useSearchParams();
  const isFamily = useCan('relatives.view');
  const mayDownload = useCan('reports.download');
  const id = query.get('id');
  if (isFamily) return id === null ? <FamilyUpdates /> : <FamilyUpdate key={id} id={id} />;
  return (
    <Page title={m.documents_title()} lead={mayDownload && m.documents_lead()} back={backTo(query)}>
      {mayDownload ? (
        <DocumentWorkshop kind={query.get('kind')} residentId={query.get('resident')} />
      ) : (
        <ResidentsLocked />
      )}
    </Page>
  );
}

function backTo(query: URLSearchParams): string {
  const resident = query.get('resident');
  return resident === null ? '/tabs/reports' : `/resident?id=${resident}`;
}
