import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { useResidents } from '../../residents/residents/api.ts';
import { ResidentsLocked } from '../../residents/residents/public.tsx';
import { useRecipients } from './api.ts';
import { UpdateForm } from './update-form.tsx';

export default function EmailReportPage() {
  const [query] = useSearchParams();
  const seesRecords = useCan('reports.view');
  const mayMail = useCan('reports.email');
  // Without permission to add records there is none to send them.
  const isActive = useCan('reports.add');
  const resident = query.get('resident');
  if (seesRecords && mayMail && isActive)
    return resident === null ? <ChoosePerson /> : <About key={resident} residentId={resident} />;
  return (
    <Page title={m.mails_title()} back="/tabs/reports">
      {seesRecords ? <MailsLocked mayMail={mayMail} residentId={resident} /> : <ResidentsLocked />}
    </Page>
  );
}

/** Says whether the package lacks mails or has expired. */
function MailsLocked({ mayMail, residentId }: { mayMail: boolean; residentId: string | null }) {
  const download = residentId === null ? '' : `?kind=family_update&resident=${residentId}`;
  return (
    <LockedState
      title={mayMail ? m.mails_paused_title() : m.mails_locked_title()}
      unlock={mayMail ? m.mails_paused_unlock() : m.mails_locked_unlock()}
      action={
        <>
          <Link kind="primary-button" to={`/download-report${download}`}>
            {m.documents_title()}
          </Link>
          <AskForPackage />
        </>
      }
    >
      {mayMail ? m.mails_paused_text() : m.mails_locked_text()}
    </LockedState>
  );
}

function ChoosePerson() {
  const [, setQuery] = useSearchParams();
  const { data = [] } = useResidents(false);
  return (
    <Page title={m.mails_title()} back="/tabs/reports">
      <Card title={m.mails_choose()}>
        <Combobox
          label={m.documents_person()}
          hint={m.documents_person_hint()}
          options={data.map((person) => ({ value: person.id, label: calledName(person) }))}
          value={null}
          onChange={(id) => id !== null && setQuery({ resident: id }, { replace: true })}
        />
      </Card>
    </Page>
  );
}

function About({ residentId }: { residentId: string }) {
  const { data, error, isFetching, refetch } = useRecipients(residentId);
  const isLost = error?.status === 404 || error?.status === 422;
  return (
    <Page
      title={m.mails_title()}
      lead={data && m.mails_lead({ name: calledName(data) })}
      back={isLost ? '/tabs/residents' : `/resident?id=${residentId}`}
    >
      {data && <UpdateForm residentId={residentId} recipients={data} />}
      {!data && isLost && (
        <EmptyState title={m.mails_lost_title()}>{m.mails_lost_text()}</EmptyState>
      )}
      {!data && error && !isLost && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="pair" width="long" />}
    </Page>
  );
}
