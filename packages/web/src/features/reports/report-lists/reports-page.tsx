import { FileDown, Printer } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { HeldMoments } from './held-moments.tsx';
import { ReportsLocked } from './reports-locked.tsx';
import { Reports } from './reports.tsx';

export default function ReportsPage() {
  const mayView = useCan('reports.view');
  const mayDownload = useCan('reports.download');
  const isWide = useWideScreen();
  if (!mayView)
    return (
      <Page title={m.place_reports()} underMore>
        <ReportsLocked />
      </Page>
    );
  return (
    <Page
      title={m.place_reports()}
      {...(isWide && { lead: m.report_lists_lead() })}
      underMore
      actions={
        <>
          {mayDownload && (
            <Link kind="quiet-button" to="/download-report" icon={<FileDown aria-hidden="true" />}>
              {m.report_lists_download()}
            </Link>
          )}
          {isWide && (
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.report_lists_print()}
            </Button>
          )}
        </>
      }
    >
      <HeldMoments />
      <Reports />
    </Page>
  );
}
