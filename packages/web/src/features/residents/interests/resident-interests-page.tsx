import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useResident } from '../residents/api.ts';
import { useInterests } from './api.ts';
import { InterestsSkeleton } from './interests-skeleton.tsx';
import { ResidentInterests } from './resident-interests.tsx';

export default function ResidentInterestsPage() {
  if (useCan('residents.view')) return <Interests />;
  return (
    <Page title={m.interests_card_title()}>
      <LockedState title={m.interests_locked_title()} unlock={m.interests_unlock()}>
        {m.interests_locked()}
      </LockedState>
    </Page>
  );
}

function Interests() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? undefined;
  const resident = useResident(id);
  const interests = useInterests(id);
  const status = resident.error?.status ?? interests.error?.status;
  if (id === undefined || status === 404 || status === 422)
    return (
      <Page title={m.interests_card_title()} back="/tabs/residents">
        <EmptyState
          title={m.interests_lost_title()}
          action={
            <Link kind="primary-button" to="/tabs/residents">
              {m.interests_lost_action()}
            </Link>
          }
        >
          {m.interests_lost_text()}
        </EmptyState>
      </Page>
    );
  if (resident.data && interests.data)
    return <ResidentInterests resident={resident.data} known={interests.data} />;
  return (
    <Page title={m.interests_card_title()} back={`/resident?id=${id}`}>
      {status === undefined ? (
        <InterestsSkeleton />
      ) : (
        <ErrorState
          busy={resident.isFetching || interests.isFetching}
          onRetry={() => void Promise.all([resident.refetch(), interests.refetch()])}
        />
      )}
    </Page>
  );
}
