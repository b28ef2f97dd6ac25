import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { AccessCard } from './access-card.tsx';
import { type RelativeLink, useRelatives } from './api.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkForm } from './link-form.tsx';
import { PendingList } from './pending-list.tsx';
import { PersonForm } from './person-form.tsx';
import { fullName, isPast, RELATIONSHIP_WORDS } from './relative-words.ts';

import styles from './relatives.module.css';

/**
 * Without a resident: pending invitations. With one: a new invitation. With a link id too: that
 * link.
 */
export default function ManageRelativePage() {
  const [search] = useSearchParams();
  const residentId = search.get('resident') ?? undefined;
  const id = search.get('id') ?? undefined;
  if (!useCan('relatives.manage'))
    return (
      <Page title={m.relatives_title()}>
        <LockedState title={m.relatives_locked_title()} unlock={m.relatives_locked_unlock()}>
          {m.relatives_locked_text()}
        </LockedState>
      </Page>
    );
  if (residentId === undefined)
    return (
      <Page title={m.relatives_pending_title()} lead={m.relatives_pending_lead()}>
        <div data-tour="relatives-pending">
          <PendingList />
        </div>
      </Page>
    );
  return <Relative key={`${residentId} ${id}`} residentId={residentId} id={id} />;
}

interface Asked {
  residentId: string;
  id: string | undefined;
}

function Relative({ residentId, id }: Asked) {
  const { data, isError, error, isFetching, refetch } = useRelatives(residentId);
  const title = id === undefined ? m.relatives_invite() : m.relatives_title();
  const back = `/resident?id=${residentId}`;
  const link = data?.relatives.find((each) => each.id === id);
  const isLost = error?.status === 404 || error?.status === 422;
  if (isLost || (id !== undefined && data && !link)) return <Lost />;
  if (!data)
    return (
      <Page title={title} back={back}>
        {isError ? (
          <ErrorState busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="pair" width="long" />
        )}
      </Page>
    );
  const name = data.preferred_name;
  const mainNow = data.relatives.find((each) => each.is_main_contact && each.id !== id);
  const shared = { name, mainNow: mainNow && fullName(mainNow.relative) };
  if (link) return <Known residentId={residentId} link={link} back={back} {...shared} />;
  return (
    <Page title={title} lead={m.relatives_invite_for({ name })} back={back}>
      <InviteForm residentId={residentId} {...shared} />
    </Page>
  );
}

interface KnownProps {
  residentId: string;
  link: RelativeLink;
  back: string;
  name: string;
  mainNow: string | undefined;
}

const Known = ({ residentId, link, back, ...shared }: KnownProps) => (
  <Page
    title={fullName(link.relative)}
    lead={m.relatives_pending_for({
      relationship: RELATIONSHIP_WORDS[link.relationship](),
      name: shared.name,
    })}
    back={back}
  >
    <div className={`${styles.form} ${styles.narrow}`}>
      <AccessCard link={link} name={shared.name} />
      {!isPast(link) && <LinkForm residentId={residentId} link={link} {...shared} />}
      <PersonForm residentId={residentId} link={link} />
    </div>
  </Page>
);

const Lost = () => (
  <Page title={m.relatives_title()} back="/tabs/residents">
    <EmptyState
      title={m.relatives_lost_title()}
      action={
        <Link kind="quiet-button" to="/tabs/residents">
          {m.relatives_to_residents()}
        </Link>
      }
    >
      {m.relatives_lost_text()}
    </EmptyState>
  </Page>
);
