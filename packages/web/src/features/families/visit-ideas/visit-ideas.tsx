import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Ideas, useIdeas } from './api.ts';
import { IdeaCard } from './idea-card.tsx';

import styles from './visit-ideas.module.css';

interface Props {
  residentId: string;
  name: string;
}

/** Three ideas at a time, with a button for three others. */
export function VisitIdeas({ residentId, name }: Props) {
  const [page, setPage] = useState(0);
  const { data, isError, isFetching, refetch } = useIdeas(page);
  const shown = data?.find((each) => each.resident_id === residentId);
  return (
    <Card title={shown && !shown.safety.known ? m.ideas_general_title() : m.ideas_title()}>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && (shown?.ideas ?? []).length === 0 && (
        <p className={styles.quiet}>{m.ideas_none()}</p>
      )}
      {shown && shown.ideas.length > 0 && (
        <>
          <p className={styles.quiet}>{m.ideas_text({ name })}</p>
          <p className={styles.quiet}>{relianceWords(name, shown.safety)}</p>
          <ul className={styles.ideas} aria-busy={isFetching}>
            {shown.ideas.map((idea) => (
              <li key={idea.id}>
                <IdeaCard idea={idea} />
              </li>
            ))}
          </ul>
          {shown.pages > 1 && (
            <div>
              <Button
                kind="quiet"
                icon={<RefreshCw aria-hidden="true" />}
                busy={isFetching}
                onClick={() => isFetching || setPage((page + 1) % shown.pages)}
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

/** Says how well the ideas have been checked, without revealing anything about health. */
function relianceWords(name: string, { checked_on, known }: Ideas['safety']): string {
  if (!known) return m.ideas_general_text({ name });
  return checked_on === null
    ? m.ideas_not_checked({ name })
    : m.ideas_checked({ name, day: formatDay(checked_on) });
}
