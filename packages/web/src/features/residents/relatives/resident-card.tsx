import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { UserRoundPlus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type RelativeLink, useRelatives } from './api.ts';
import {
  emergencyWords,
  fullName,
  isPast,
  RELATIONSHIP_WORDS,
  describeStatus,
} from './relative-words.ts';

import styles from './relatives.module.css';

/** On the resident's profile: relatives, whom to ring, and what each may see. */
export function RelativesCard({ residentId, status }: { residentId: string; status: Status }) {
  const mayManage = useCan('relatives.manage');
  const hasDied = status === 'deceased';
  return (
    <Card
      title={m.relatives_title()}
      actions={
        mayManage &&
        !hasDied && (
          <Link
            kind="quiet"
            to={`/manage-relative?resident=${residentId}`}
            icon={<UserRoundPlus aria-hidden="true" />}
          >
            {m.relatives_card_add()}
          </Link>
        )
      }
    >
      <People {...{ residentId, mayManage, hasDied }} />
    </Card>
  );
}

interface PeopleProps {
  residentId: string;
  mayManage: boolean;
  hasDied: boolean;
}

function People({ residentId, mayManage, hasDied }: PeopleProps) {
  const { data, isError, isFetching, refetch } = useRelatives(residentId);
  if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const near = data.relatives.filter((link) => !isPast(link));
  const past = data.relatives.filter(isPast);
  const rows = (links: RelativeLink[], label: string) => (
    <List label={label} rows={links} rowKey={({ id }) => id}>
      {(link) => <Person link={link} residentId={residentId} mayManage={mayManage} />}
    </List>
  );
  return (
    <>
      {near.length === 0 && (
        <p className={styles.quiet}>
          {hasDied ? m.relatives_card_none_died() : m.relatives_card_none()}
        </p>
      )}
      {near.length > 0 && rows(near, m.relatives_title())}
      {mayManage && near.some(({ status }) => status === 'invited') && (
        <p>
          <Link to="/manage-relative">{m.relatives_pending_link()}</Link>
        </p>
      )}
      {past.length > 0 && mayManage && (
        <details>
          <summary className={styles.past}>{m.relatives_past()}</summary>
          {rows(past, m.relatives_past())}
        </details>
      )}
    </>
  );
}

interface PersonProps {
  link: RelativeLink;
  residentId: string;
  mayManage: boolean;
}

function Person({ link, residentId, mayManage }: PersonProps) {
  const { relative } = link;
  const status = describeStatus(link);
  return (
    <ListRow
      to={mayManage ? `/manage-relative?resident=${residentId}&id=${link.id}` : undefined}
      leading={
        <Avatar
          id={relative.id}
          firstName={relative.first_name}
          lastName={relative.last_name}
          size="medium"
        />
      }
      title={fullName(relative)}
      subtitle={
        <>
          {RELATIONSHIP_WORDS[link.relationship]()}
          <span className={styles.badges}>
            {link.is_main_contact && <Badge kind="accent">{m.relatives_main_contact()}</Badge>}
            {link.emergency_order !== null && !isPast(link) && (
              <Badge kind="info">{emergencyWords(link.emergency_order)}</Badge>
            )}
            <Badge kind={status.kind}>{status.words}</Badge>
            {link.money_only && <Badge>{m.relatives_money_only()}</Badge>}
          </span>
        </>
      }
      trailing={
        relative.phone !== null &&
        !isPast(link) && (
          <a className={styles.phone} href={`tel:${relative.phone.replaceAll(/[^\d+]/g, '')}`}>
            {relative.phone}
          </a>
        )
      }
    />
  );
}
