import { MonitorPlay, Plus } from 'lucide-react';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { formatDate, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useRevokeScreen, useScreens } from '../lounge-screens/api.ts';
import { AddScreen } from './add-screen.tsx';

import styles from './notices.module.css';

/** Lists the televisions that show the board, with their links. */
export function ScreensSection() {
  const screens = useScreens();
  const revoke = useRevokeScreen();
  const { time_zone } = useUser().carehome;
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<{ id: string; name: string }>();
  const seen = (moment: string | null) =>
    moment === null
      ? m.notices_screens_never()
      : m.notices_screens_seen({
          day: formatDate(new Date(moment), time_zone),
          time: formatTime(new Date(moment), time_zone),
        });
  return (
    <Card title={m.notices_screens_title()} leading={<MonitorPlay aria-hidden="true" />}>
      <div className={styles.screens}>
        <p>{m.notices_screens_lead()}</p>
        {screens.isError ? (
          <ErrorState busy={screens.isFetching} onRetry={() => void screens.refetch()} />
        ) : screens.isPending ? (
          <Skeleton shape="pair" width="long" />
        ) : screens.data.length === 0 ? (
          <p className={styles.quiet}>{m.notices_screens_none()}</p>
        ) : (
          <List label={m.notices_screens_title()} rows={screens.data} rowKey={({ id }) => id}>
            {({ id, name, last_seen_at }) => (
              <ListRow
                title={<span translate="no">{name}</span>}
                subtitle={<span translate="no">{seen(last_seen_at)}</span>}
                trailing={
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={m.notices_screens_revoke_of({ name })}
                    onClick={() => setEnding({ id, name })}
                  >
                    {m.notices_screens_revoke()}
                  </Button>
                }
              />
            )}
          </List>
        )}
        <Button kind="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {m.notices_screens_add()}
        </Button>
      </div>
      {isAdding && <AddScreen onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={ending !== undefined}
        title={m.notices_screens_revoke_question({ name: ending?.name ?? '' })}
        confirmLabel={m.notices_screens_revoke()}
        cancelLabel={m.notices_screens_keep()}
        kind="danger"
        busy={revoke.isPending}
        onCancel={() => setEnding(undefined)}
        onConfirm={() => {
          if (!ending) return;
          revoke.mutate(
            { id: ending.id },
            {
              onSuccess: () => showToast({ title: m.notices_screens_revoked(), tone: 'success' }),
              onSettled: () => setEnding(undefined),
            },
          );
        }}
      >
        {m.notices_screens_revoke_text()}
      </ConfirmDialog>
    </Card>
  );
}
