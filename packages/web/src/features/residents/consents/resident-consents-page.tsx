import { ClipboardList, Printer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useConsents } from './api.ts';
import { CapacityNotes } from './capacity-notes.tsx';
import { ConsentList } from './consent-list.tsx';
import { ConsentsSkeleton } from './consents-skeleton.tsx';
import { RecordSeveral } from './record-several.tsx';

import styles from './resident-consents-page.module.css';

export default function ResidentConsentsPage() {
  const [search] = useSearchParams();
  const mayView = useCan('residents.view');
  const mayRecord = useCan('consents.edit');
  const id = search.get('id') ?? undefined;
  if (!mayView)
    return (
      <Page title={m.consent_title()}>
        <LockedState title={m.consent_locked_title()} unlock={m.consent_locked_unlock()}>
          {m.consent_locked_text()}
        </LockedState>
      </Page>
    );
  if (id === undefined) return <Lost />;
  return search.has('several') && mayRecord ? <Several id={id} /> : <Consents id={id} />;
}

const Lost = () => (
  <Page title={m.consent_title()} back="/tabs/residents">
    <EmptyState
      title={m.consent_lost_title()}
      action={
        <Link kind="quiet-button" to="/tabs/residents">
          {m.consent_to_residents()}
        </Link>
      }
    >
      {m.consent_lost_text()}
    </EmptyState>
  </Page>
);

const toAddress = (id: string) => `/resident-consents?id=${id}`;

function Consents({ id }: { id: string }) {
  const { data, isError, error, isFetching, refetch } = useConsents(id);
  const mayRecord = useCan('consents.edit');
  const mayNote = useCan('residents.edit');
  const mayListCopies = useCan('photos.keep');
  if (error?.status === 404 || error?.status === 422) return <Lost />;
  const name = data?.preferred_name ?? '';
  return (
    <Page
      title={m.consent_title()}
      lead={data && m.consent_lead({ name })}
      back={`/resident?id=${id}`}
      actions={
        data && (
          <div className={styles.actions}>
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.consent_print()}
            </Button>
            {mayRecord && (
              <Link
                kind="primary-button"
                to={`${toAddress(id)}&several`}
                icon={<ClipboardList aria-hidden="true" />}
              >
                {m.consent_several()}
              </Link>
            )}
          </div>
        )
      }
    >
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <ConsentsSkeleton />}
      {data && (
        <>
          <Banner kind="info">
            {mayRecord ? m.consent_day_counts({ name }) : m.consent_locked_edit({ name })}
          </Banner>
          <ConsentList residentId={id} name={name} purposes={data.purposes} />
          {mayListCopies && (
            <p>
              <Link to={`/photo-copies?resident_id=${id}`}>{m.photo_copies_title()}</Link>
            </p>
          )}
          {mayNote && <CapacityNotes residentId={id} name={name} />}
        </>
      )}
    </Page>
  );
}

function Several({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, isError, error, isFetching, refetch } = useConsents(id);
  if (error?.status === 404 || error?.status === 422) return <Lost />;
  const name = data?.preferred_name ?? '';
  return (
    <Page
      title={m.consent_several_title()}
      lead={data && m.consent_several_lead({ name })}
      back={toAddress(id)}
    >
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <ConsentsSkeleton />}
      {data && (
        <RecordSeveral
          residentId={id}
          name={name}
          back={toAddress(id)}
          onSaved={() => void navigate(toAddress(id), { replace: true })}
        />
      )}
    </Page>
  );
}
