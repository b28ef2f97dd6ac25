import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { m } from '../../../words/m.ts';
import { ActivityGrid } from './activity-grid.tsx';
import { useFeatured } from './api.ts';
import { GridSkeleton } from './grid-skeleton.tsx';

import styles from './library.module.css';

interface Props {
  /** For users without the whole library: says how to get the rest. */
  withoutRest: boolean;
}

export function Featured({ withoutRest }: Props) {
  const { data, isError, isFetching, refetch } = useFeatured();
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <GridSkeleton />;
  return (
    <div className={styles.library}>
      {data.themes.length > 0 && (
        <p className={styles.themes}>
          {m.activities_featured_themes({
            themes: data.themes.map(({ title }) => title).join(', '),
          })}
        </p>
      )}
      {data.activities.length > 0 ? (
        <ActivityGrid activities={data.activities} />
      ) : (
        <EmptyState title={m.activities_featured_none_title()}>
          {m.activities_featured_none_text()}
        </EmptyState>
      )}
      {withoutRest && (
        <Banner kind="info" title={m.activities_more_title()}>
          {m.activities_more_text()}
        </Banner>
      )}
    </div>
  );
}
