import { useRef } from 'react';

import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
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
  const found = useMoments(residentId);
  const { data, isError, isFetching, refetch } = found;
  const list = useRef<HTMLOListElement>(null);
  const moments = data?.pages.flatMap((page) => page.moments) ?? [];
  return (
    <Card title={m.moments_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && moments.length === 0 && <p className={styles.quiet}>{m.moments_none({ name })}</p>}
      {moments.length > 0 && (
        <ol ref={list} className={styles.moments}>
          {moments.map((moment) => (
            <li key={moment.id}>
              <MomentView moment={moment} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        <ShowMore
          list={list}
          each="li"
          count={moments.length}
          found={found}
          label={m.moments_more()}
        />
        <Link to="/download-report">{m.moments_updates()}</Link>
      </div>
    </Card>
  );
}
