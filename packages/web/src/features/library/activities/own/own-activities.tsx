import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../../session/use-session.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { ShowMore } from '../../../../ui/table/show-more.tsx';
import { m } from '../../../../words/m.ts';
import { useActivities } from '../api.ts';
import { HiddenItems } from './hidden-items.tsx';
import { OwnRow } from './own-row.tsx';

import styles from './own-activities.module.css';

const NEW = '/manage-custom-activities?new=1';

/** The home's own activities; archived ones on request. */
export function OwnActivities() {
  const [query, setQuery] = useSearchParams();
  const archived = query.get('archive') === '1';
  const mayManage = useCan('activities.manage');
  const ownQuery = useActivities({ tab: 'ours', archived });
  const list = useRef<HTMLDivElement>(null);
  const pages = ownQuery.data?.pages ?? [];
  // Activities shared by other homes cannot be edited here.
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
            {ownQuery.data && rows.length > 0 && m.activities_found({ count: rows.length })}
          </output>
          <Switch
            label={m.own_activity_archive_switch()}
            value={archived}
            onChange={(on) => setQuery(on ? { archive: '1' } : {}, { replace: true })}
          />
        </div>
        {ownQuery.isError && rows.length === 0 && (
          <ErrorState busy={ownQuery.isFetching} onRetry={() => void ownQuery.refetch()} />
        )}
        {ownQuery.isPending && <ListSkeleton />}
        {ownQuery.data && rows.length === 0 && <Nothing archived={archived} />}
        {rows.length > 0 && (
          <List label={m.place_own_activities()} rows={rows} rowKey={({ id }) => id}>
            {(row) => <OwnRow activity={row} archived={archived} />}
          </List>
        )}
        <ShowMore list={list} each="li" count={rows.length} found={ownQuery} />
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
