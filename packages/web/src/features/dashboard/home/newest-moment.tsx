import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useMoments } from '../../families/moments/api.ts';
import { MomentView } from '../../families/moments/public.tsx';

import styles from './home.module.css';

/** Only the newest moment, because a photo and a sentence say more than a list. */
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
