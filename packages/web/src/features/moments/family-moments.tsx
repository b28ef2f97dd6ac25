import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useMoments } from './api.ts';
import { MomentView } from './moment-view.tsx';

import styles from './moments.module.css';

interface Props {
  residentId: string;
  name: string;
}

/** What somebody did lately, for those who could not be there. */
export function FamilyMoments({ residentId, name }: Props) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useMoments(residentId);
  const moments = data?.pages.flatMap((page) => page.moments) ?? [];
  return (
    <Card title={m.moments_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && moments.length === 0 && <p className={styles.quiet}>{m.moments_none({ name })}</p>}
      {moments.length > 0 && (
        <ol className={styles.moments}>
          {moments.map((moment) => (
            <li key={moment.id}>
              <MomentView moment={moment} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {hasNextPage && (
          <Button kind="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
            {m.moments_more()}
          </Button>
        )}
        <Link to="/download-report">{m.moments_updates()}</Link>
      </div>
    </Card>
  );
}
