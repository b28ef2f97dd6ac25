import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useMyPeople } from '../../residents/relatives/api.ts';
import { SuggestForm } from './suggest-form.tsx';

/** A relative sends an old family photo with its story. */
export default function PhotoSuggestPage() {
  const maySuggest = useCan('photos.suggest');
  return (
    <Page
      title={m.photo_suggest_title()}
      back="/tabs/photo-book"
      {...(maySuggest && { lead: m.photo_suggest_lead() })}
    >
      {maySuggest ? (
        <Suggesting />
      ) : (
        <LockedState title={m.photo_suggest_locked_title()} unlock={m.photo_suggest_locked_who()}>
          {m.photo_suggest_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Suggesting() {
  const wanted = useSearchParams()[0].get('resident_id');
  const { data, isError, isFetching, refetch } = useMyPeople();
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const people = data.filter(
    ({ state, access_level }) => state === 'here' && access_level >= SEES_UPDATES,
  );
  const [first] = people;
  if (!first)
    return (
      <EmptyState level={2} title={m.photo_suggest_no_one_title()}>
        {m.photo_suggest_no_one()}
      </EmptyState>
    );
  const chosen = people.find(({ id }) => id === wanted) ?? first;
  return <SuggestForm people={people} residentId={chosen.id} />;
}
