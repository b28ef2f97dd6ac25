import { Download } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useExportList } from './api.ts';
import { ImportLocked } from './import-locked.tsx';
import { ImportSteps } from './import-steps.tsx';
import { saveCsv } from './save-csv.ts';

export default function ImportResidentsPage() {
  const mayImport = useCan('residents.import');
  const mayExport = useCan('residents.manage');
  return (
    <Page
      title={m.import_title()}
      lead={m.import_lead()}
      back="/tabs/residents"
      actions={mayExport && <ListDownload />}
    >
      {mayImport ? <ImportSteps /> : <ImportLocked />}
    </Page>
  );
}

function ListDownload() {
  const list = useExportList();
  const day = useToday();
  const download = () =>
    list.mutate({}, { onSuccess: ({ csv }) => saveCsv(m.import_list_file({ day }), csv) });
  return (
    <Button
      kind="quiet"
      icon={<Download aria-hidden="true" />}
      busy={list.isPending}
      onClick={() => list.isPending || download()}
    >
      {m.import_list_download()}
    </Button>
  );
}
