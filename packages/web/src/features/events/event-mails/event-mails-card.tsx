import { isRelative, isVisitor } from '@relish/shared/permissions.ts';

import { useCan, useUser } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useEventMails, useSetEventMails } from './api.ts';

/** Lets the user decline the emails about events, one kind at a time. */
export function EventMailsCard() {
  const user = useUser();
  const { carehome, email } = user;
  const mayReply = useCan('events.reply');
  // A household has a calendar, but publishes no weeks.
  const isHousehold = isVisitor(user) && !isRelative(user);
  const { data, isError, isFetching, refetch } = useEventMails();
  const set = useSetEventMails();
  const choices = set.isPending ? set.variables : data;
  const change = (changed: Partial<NonNullable<typeof data>>) => {
    if (!choices) return;
    set.mutate(
      { ...choices, ...changed },
      { onSuccess: () => showToast({ title: m.event_mails_saved(), tone: 'success' }) },
    );
  };
  return (
    <Card title={m.event_mails_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {choices && (
        <>
          {!isHousehold && (
            <Switch
              label={m.event_mails_programme({ home: carehome.name })}
              hint={m.event_mails_programme_hint()}
              value={choices.programme}
              onChange={(programme) => change({ programme })}
            />
          )}
          {mayReply && (
            <Switch
              label={m.event_mails_reminders()}
              hint={m.event_mails_reminders_hint()}
              value={choices.reminders}
              onChange={(reminders) => change({ reminders })}
            />
          )}
          <p>{m.event_mails_hint({ email })}</p>
        </>
      )}
    </Card>
  );
}
