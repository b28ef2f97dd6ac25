import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';
import { useIdeas } from './api.ts';
import { IdeaCard } from './idea-card.tsx';

import styles from './visit-ideas.module.css';

interface Props {
  residentId: string;
  name: string;
}

/** Three things to do together, and three others whenever these are not it. */
export function VisitIdeas({ residentId, name }: Props) {
  const [page, setPage] = useState(0);
  const { data, isError, isFetching, refetch } = useIdeas(page);
  const found = data?.find((each) => each.resident_id === residentId);
  return (
    <Card title={m.ideas_title()}>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && (found?.ideas ?? []).length === 0 && (
        <p className={styles.quiet}>{m.ideas_none()}</p>
      )}
      {found && found.ideas.length > 0 && (
        <>
          <p className={styles.quiet}>{m.ideas_text({ name })}</p>
          <ul className={styles.ideas} aria-busy={isFetching}>
            {found.ideas.map((idea) => (
              <li key={idea.id}>
                <IdeaCard idea={idea} />
              </li>
            ))}
          </ul>
          {found.pages > 1 && (
            <div>
              <Button
                kind="quiet"
                icon={<RefreshCw aria-hidden="true" />}
                busy={isFetching}
                onClick={() => isFetching || setPage((page + 1) % found.pages)}
              >
                {m.ideas_others()}
              </Button>
            </div>
          )}
          <VisuallyHidden>
            <output>{page > 0 && !isFetching && m.ideas_others_shown()}</output>
          </VisuallyHidden>
        </>
      )}
    </Card>
  );
}
