import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useActivity } from './api.ts';
import { GuideSkeleton } from './guide/guide-skeleton.tsx';
import { GuideView } from './guide/guide-view.tsx';
import { LibraryLocked } from './library-locked.tsx';
import { useLibraryAddress } from './use-library-choices.ts';

export default function ActivityPage() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const maySee = useCan('activities.view');
  const back = useLibraryAddress();
  if (!maySee)
    return (
      <Page title={m.place_activities()} back={back}>
        <LibraryLocked />
      </Page>
    );
  return id === undefined ? <Lost back={back} /> : <Guide key={id} id={id} back={back} />;
}

function Guide({ id, back }: { id: string; back: string }) {
  const { data, error, isFetching, refetch } = useActivity(id);
  if (data) return <GuideView activity={data} back={back} />;
  if (error?.status === 404 || error?.status === 422) return <Lost back={back} />;
  return (
    <Page title={m.guide_loading()} back={back}>
      {error ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <GuideSkeleton />}
    </Page>
  );
}

/** The same for missing and forbidden activities, so that existence is not revealed. */
const Lost = ({ back }: { back: string }) => (
  <Page title={m.place_activities()}>
    <EmptyState
      illustration={<LostPath />}
      title={m.guide_lost_title()}
      action={
        <Link kind="primary-button" to={back}>
          {m.guide_lost_back()}
        </Link>
      }
    >
      {m.guide_lost_text()}
    </EmptyState>
  </Page>
);
