import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { type FamilyPerson, useMyPeople, useMyPerson } from '../features/relatives/api.ts';
import { EnjoysCard, TalkCard, VisitCard } from '../features/relatives/family-cards.tsx';
import { FamilyHeader } from '../features/relatives/family-header.tsx';
import { MyDetailsCard } from '../features/relatives/my-details.tsx';
import { MyPeople } from '../features/relatives/my-people.tsx';
import { useCan, useUser } from '../session/use-session.ts';
import { Columns, Stack } from '../ui/columns.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { LockedState } from '../ui/locked-state.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { m } from '../words/m.ts';

import styles from './my-relative-page.module.css';

const FamilyAboutMe = lazy(async () => ({
  default: (await import('../features/about-me/family-about-me.tsx')).FamilyAboutMe,
}));
const FamilyMoments = lazy(async () => ({
  default: (await import('../features/moments/family-moments.tsx')).FamilyMoments,
}));
const VisitIdeas = lazy(async () => ({
  default: (await import('../features/ideas/visit-ideas.tsx')).VisitIdeas,
}));
const FamilyConsents = lazy(async () => ({
  default: (await import('../features/consents/family-consents.tsx')).FamilyConsents,
}));

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
  const asked = search.get('id');
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
  const chosen = people.length === 1 ? only : people.find(({ id }) => id === asked);
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
    <article className={styles.page}>
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

/** What happened and how to be together first, then who they are, then what is the relative's own. */
function Cards({ person }: { person: FamilyPerson }) {
  const isHere = person.state === 'here';
  return (
    <Columns>
      <Stack>
        {person.sees_about_me && (
          <Part>
            <FamilyMoments residentId={person.id} name={person.preferred_name} />
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
