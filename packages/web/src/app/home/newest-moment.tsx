import { useMoments } from '../../features/moments/api.ts';
import { MomentView } from '../../features/moments/moment-view.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';

import styles from './home.module.css';

/** The newest that was shared: a photo and a sentence are worth more than a list. */
export function NewestMoment({ id, name }: { id: string; name: string }) {
  const { data, isError, isFetching, refetch } = useMoments(id);
  const newest = data?.pages[0]?.moments[0];
  return (
    <Card title={m.home_moment_title({ name })}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && !newest && <p className={styles.quiet}>{m.moments_none({ name })}</p>}
      {newest && (
        <>
          <MomentView moment={newest} />
          <div>
            <Link to={`/tabs/relatives?id=${id}`}>{m.home_moment_all({ name })}</Link>
          </div>
        </>
      )}
    </Card>
  );
}
