import { useRef } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { useMoments } from './api.ts';
import { MomentView } from './moment-view.tsx';

import styles from './moments.module.css';

interface Props {
  residentId: string;
  name: string;
}

export function FamilyMoments({ residentId, name }: Props) {
  const query = useMoments(residentId);
  const { data, isError, isFetching, refetch } = query;
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
          found={query}
          label={m.moments_more()}
        />
        <Link to="/download-report">{m.moments_updates()}</Link>
      </div>
    </Card>
  );
}
