import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useParty } from './api.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult, type MadeCheck } from './check-result.tsx';
import { PastChecks } from './past-checks.tsx';

const CALENDAR = '/tabs/events';

export default function SessionCheckPage() {
  const mayCheck = useCan('risk-assessments.check');
  const eventId = useSearchParams()[0].get('event') ?? undefined;
  if (!mayCheck)
    return (
      <Page title={m.check_title()} back={CALENDAR}>
        <LockedState title={m.check_locked_title()} unlock={m.check_locked_unlock()}>
          {m.check_locked()}
        </LockedState>
      </Page>
    );
  return eventId === undefined ? <Lost /> : <Check key={eventId} eventId={eventId} />;
}

function Check({ eventId }: { eventId: string }) {
  const { data: party, error } = useParty(eventId);
  const [made, setMade] = useState<MadeCheck>();
  if (error?.status === 404 || error?.status === 422) return <Lost />;
  return (
    <Page
      title={m.check_title()}
      lead={party && <span translate="no">{party.title}</span>}
      back={`/event?id=${eventId}`}
    >
      {made ? (
        <CheckResult made={made} party={party} onAgain={() => setMade(undefined)} />
      ) : (
        <CheckForm eventId={eventId} party={party} onMade={setMade} />
      )}
      <PastChecks eventId={eventId} />
    </Page>
  );
}

const Lost = () => (
  <Page title={m.check_title()} back={CALENDAR}>
    <EmptyState
      illustration={<LostPath />}
      title={m.calendar_event_lost_title()}
      action={
        <Link kind="primary-button" to={CALENDAR}>
          {m.calendar_event_lost_back()}
        </Link>
      }
    >
      {m.calendar_event_lost()}
    </EmptyState>
  </Page>
);
