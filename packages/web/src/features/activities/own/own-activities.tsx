import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { List } from '../../../ui/list.tsx';
import { Page } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { m } from '../../../words/m.ts';
import { useActivities } from '../api.ts';
import { HiddenItems } from './hidden-items.tsx';
import { OwnRow } from './own-row.tsx';

import styles from './own-activities.module.css';

const NEW = '/manage-custom-activities?new=1';

/** What this home has written, with a way to each of it; the archive is found when looked for. */
export function OwnActivities() {
  const [query, setQuery] = useSearchParams();
  const archived = query.get('archive') === '1';
  const mayManage = useCan('activities.manage');
  const found = useActivities({ tab: 'ours', archived });
  const list = useRef<HTMLDivElement>(null);
  const pages = found.data?.pages ?? [];
  // What other homes share is theirs to change.
  const rows = pages
    .flatMap(({ activities }) => activities)
    .filter(({ scope }) => scope === 'home');
  return (
    <Page
      title={m.place_own_activities()}
      lead={m.own_activity_lead()}
      underMore
      actions={
        <Link kind="primary-button" to={NEW} icon={<Plus aria-hidden="true" />}>
          {m.own_activity_add()}
        </Link>
      }
    >
      <div ref={list} className={styles.ours}>
        <div className={styles.above}>
          <output className={styles.count}>
            {found.data && rows.length > 0 && m.activities_found({ count: rows.length })}
          </output>
          <Switch
            label={m.own_activity_archive_switch()}
            value={archived}
            onChange={(on) => setQuery(on ? { archive: '1' } : {}, { replace: true })}
          />
        </div>
        {found.isError && rows.length === 0 && (
          <ErrorState busy={found.isFetching} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <ListSkeleton />}
        {found.data && rows.length === 0 && <Nothing archived={archived} />}
        {rows.length > 0 && (
          <List label={m.place_own_activities()} rows={rows} rowKey={({ id }) => id}>
            {(row) => <OwnRow activity={row} archived={archived} />}
          </List>
        )}
        <ShowMore list={list} each="li" count={rows.length} found={found} />
      </div>
      {mayManage && <HiddenItems />}
    </Page>
  );
}

const ListSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="middling" />
    <Skeleton shape="pair" width="long" />
  </div>
);

const Nothing = ({ archived }: { archived: boolean }) =>
  archived ? (
    <EmptyState title={m.own_activity_archive_none_title()}>
      {m.own_activity_archive_none_text()}
    </EmptyState>
  ) : (
    <EmptyState
      title={m.activities_no_ours_title()}
      action={
        <Link kind="quiet-button" to="/tabs/activities">
          {m.own_activity_browse()}
        </Link>
      }
    >
      {m.activities_no_ours_text()}
    </EmptyState>
  );
