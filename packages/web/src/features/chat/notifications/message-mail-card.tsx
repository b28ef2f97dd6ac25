import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useNotifications, useSetNotifications } from './api.ts';

/** Lets families decline the email about unread messages. */
export function MessageMailCard() {
  const { data, isError, isFetching, refetch } = useNotifications();
  const set = useSetNotifications();
  const choice = set.isPending ? set.variables : data;
  return (
    <Card title={m.notifications_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {choice && (
        <Switch
          label={m.notifications_mail()}
          hint={m.notifications_mail_hint()}
          value={choice.mail}
          onChange={(mail) =>
            set.mutate(
              { mail },
              { onSuccess: () => showToast({ title: m.event_mails_saved(), tone: 'success' }) },
            )
          }
        />
      )}
    </Card>
  );
}
