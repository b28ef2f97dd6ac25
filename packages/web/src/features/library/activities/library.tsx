import { useRef } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { ActivityGrid } from './activity-grid.tsx';
import { ActivityTabs } from './activity-tabs.tsx';
import { useActivities } from './api.ts';
import { FilterBar } from './filter-bar.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { wantedBy } from './library-choices.ts';
import { LibraryEmpty } from './library-empty.tsx';
import { useLibraryChoices } from './use-library-choices.ts';

import styles from './library.module.css';

export function Library() {
  const library = useLibraryChoices();
  const mayWrite = useCan('activities.write');
  const { choices, clear } = library;
  const query = useActivities(wantedBy(choices));
  const grid = useRef<HTMLUListElement>(null);
  const pages = query.data?.pages ?? [];
  const activities = pages.flatMap((page) => page.activities);
  const total = pages[0]?.total;

  return (
    <div className={styles.library}>
      <FilterBar library={library} total={total} />
      <ActivityTabs choices={choices} current={choices.tab} />
      <div className={styles.above}>
        <output className={styles.count}>
          {total === undefined || total === 0 ? null : m.activities_found({ count: total })}
        </output>
        {mayWrite && choices.tab === 'ours' && (
          <Link to="/manage-custom-activities">{m.activities_manage_ours()}</Link>
        )}
      </div>
      {query.isError && activities.length === 0 && (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <GridSkeleton />}
      {total === 0 && <LibraryEmpty choices={choices} onClear={clear} />}
      {activities.length > 0 && (
        <ActivityGrid ref={grid} activities={activities} busy={query.isPlaceholderData} />
      )}
      <ShowMore
        list={grid}
        each="h2 a"
        count={activities.length}
        found={query}
        className={styles.more}
      />
    </div>
  );
}
