import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { useCan } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { dayWords } from './answer-words.ts';
import { type DueResident, useConsentsDue } from './api.ts';
import { SHORT } from './purpose-words.ts';

export default function ConsentsDuePage() {
  const may = useCan('consents.edit');
  return (
    <Page title={m.consent_due_title()} underMore {...(may && { lead: m.consent_due_lead() })}>
      {may ? (
        <Due />
      ) : (
        <LockedState title={m.consent_due_locked()} unlock={m.consent_due_unlock()}>
          {m.consent_locked_text()}
        </LockedState>
      )}
    </Page>
  );
}

function Due() {
  const { data, isError, isFetching, refetch } = useConsentsDue(true);
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return <EmptyState title={m.consent_due_empty_title()}>{m.consent_due_empty()}</EmptyState>;
  return (
    <List label={m.consent_due_title()} rows={data} rowKey={({ id }) => id}>
      {(resident) => <DueRow resident={resident} />}
    </List>
  );
}

function DueRow({ resident }: { resident: DueResident }) {
  const overdue = resident.reviews.filter((each) => each.overdue).length;
  return (
    <ListRow
      to={`/resident-consents?id=${resident.id}`}
      leading={
        <Avatar
          id={resident.id}
          firstName={resident.preferred_name}
          lastName={resident.last_name}
          photo={resident.picture?.thumb}
          size="medium"
        />
      }
      title={calledName(resident)}
      subtitle={
        <>
          {resident.room !== null && <p>{m.consent_due_room({ room: resident.room })}</p>}
          <Reviews reviews={resident.reviews} />
        </>
      }
      {...(overdue > 0 && {
        trailing: <Badge kind="attention">{m.consent_card_overdue({ count: overdue })}</Badge>,
      })}
    />
  );
}

/** Grouped by due date. */
const Reviews = ({ reviews }: Pick<DueResident, 'reviews'>) =>
  [...Map.groupBy(reviews, ({ review_on }) => review_on)].map(([day, due]) => {
    const words = { purpose: inWords(due), date: dayWords(day) };
    return (
      <p key={day}>{due[0]?.overdue ? m.consent_due_since(words) : m.consent_due_on(words)}</p>
    );
  });

const NAMED = 3;

function inWords(reviews: DueResident['reviews']): string {
  const names = reviews.slice(0, NAMED).map(({ purpose }) => SHORT[purpose]());
  const more = reviews.length - names.length;
  return [...names, ...(more > 0 ? [m.consent_due_more({ count: more })] : [])].join(', ');
}
