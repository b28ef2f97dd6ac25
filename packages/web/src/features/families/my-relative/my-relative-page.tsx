import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { NewestPhoto } from '../../photos/family/public.tsx';
import { FamilyGiftCard } from '../../photos/gifts/public.tsx';
import { FamilyAboutMe } from '../../residents/about-me/public.tsx';
import { FamilyConsents } from '../../residents/consents/public.tsx';
import { type FamilyPerson, useMyPeople, useMyPerson } from '../../residents/relatives/api.ts';
import {
  EnjoysCard,
  TalkCard,
  VisitCard,
  FamilyHeader,
  MyDetailsCard,
  MyPeople,
} from '../../residents/relatives/public.tsx';
import { FamilyMoments } from '../moments/public.tsx';
import { VisitIdeas } from '../visit-ideas/public.tsx';

import styles from './my-relative-page.module.css';

export default function MyRelativePage() {
  if (useCan('relatives.view')) return <Mine />;
  return (
    <Page title={m.place_relatives()}>
      <LockedState title={m.my_relative_locked_title()} unlock={m.my_relative_locked_unlock()}>
        {m.my_relative_locked_text()}
      </LockedState>
    </Page>
  );
}

function Mine() {
  const [search] = useSearchParams();
  const wantedId = search.get('id');
  const { data: people, isError, isFetching, refetch } = useMyPeople();
  const home = useUser().carehome.name;
  if (isError)
    return (
      <Page title={m.place_relatives()}>
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  if (!people) return <Waiting />;
  const [only] = people;
  if (!only)
    return (
      <Page title={m.place_relatives()}>
        <EmptyState title={m.my_relative_none_title()}>
          {m.my_relative_none_text({ home })}
        </EmptyState>
      </Page>
    );
  const chosen = people.length === 1 ? only : people.find(({ id }) => id === wantedId);
  if (chosen) return <Person key={chosen.id} id={chosen.id} isOneOfMany={people.length > 1} />;
  return (
    <Page title={m.my_relative_choose()}>
      <MyPeople people={people} />
      <MyDetailsCard />
    </Page>
  );
}

const Waiting = () => (
  <Page title={m.place_relatives()}>
    <Skeleton shape="disc" />
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </Page>
);

function Person({ id, isOneOfMany }: { id: string; isOneOfMany: boolean }) {
  const { data: person, isError, isFetching, refetch } = useMyPerson(id);
  if (isError)
    return (
      <Page title={m.place_relatives()}>
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  if (!person) return <Waiting />;
  return (
    <article className={styles.page} data-tour="relative-page">
      {isOneOfMany && (
        <Link kind="quiet" to="/tabs/relatives" icon={<ArrowLeft aria-hidden="true" />}>
          {m.my_relative_choose()}
        </Link>
      )}
      <FamilyHeader person={person} />
      <Cards person={person} />
    </article>
  );
}

/** Moments and visit ideas first, then the resident's details, then the relative's own settings. */
function Cards({ person }: { person: FamilyPerson }) {
  const isHere = person.state === 'here';
  return (
    <Columns>
      <Stack>
        {!isHere && person.sees_about_me && (
          <FamilyGiftCard
            residentId={person.id}
            name={person.preferred_name}
            hasDied={person.state === 'frozen'}
          />
        )}
        {person.sees_about_me && (
          <Part>
            <FamilyMoments residentId={person.id} name={person.preferred_name} />
          </Part>
        )}
        {person.sees_about_me && (
          <Part>
            <NewestPhoto residentId={person.id} name={person.preferred_name} />
          </Part>
        )}
        {isHere && (
          <Part>
            <VisitIdeas residentId={person.id} name={person.preferred_name} />
          </Part>
        )}
        {isHere && <TalkCard person={person} />}
        {isHere && <VisitCard person={person} />}
        {person.sees_about_me && <EnjoysCard person={person} />}
        <MyDetailsCard />
      </Stack>
      <Stack>
        {person.sees_about_me && (
          <Part>
            <FamilyAboutMe residentId={person.id} />
          </Part>
        )}
        {person.sees_consents && isHere && (
          <Part>
            <FamilyConsents residentId={person.id} />
          </Part>
        )}
      </Stack>
    </Columns>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary level={2}>
    <Suspense fallback={<Skeleton shape="pair" width="long" />}>{children}</Suspense>
  </ErrorBoundary>
);
