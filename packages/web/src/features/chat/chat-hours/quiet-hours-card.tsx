import { MoonStar } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useQuietHours } from './api.ts';
import { quietWords } from './hours-words.ts';

import styles from './hours.module.css';

const QuietHoursDialog = lazy(() => import('./quiet-hours-dialog.tsx'));

/** When the user wants no notifications of messages. */
export function QuietHoursCard() {
  const { data, isError, isFetching, refetch } = useQuietHours();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card title={m.quiet_hours_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && (
        <div className={styles.fields}>
          <p>{quietWords(data)}</p>
          <p className={styles.quiet}>{m.quiet_hours_text()}</p>
          <div>
            <Button
              kind="quiet"
              icon={<MoonStar aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {m.quiet_hours_edit()}
            </Button>
          </div>
          {isEditing && (
            <Suspense>
              <QuietHoursDialog quiet={data} onClose={() => setEditing(false)} />
            </Suspense>
          )}
        </div>
      )}
    </Card>
  );
}
