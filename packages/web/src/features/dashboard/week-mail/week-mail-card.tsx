import { useUser } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useSetWeekMail, useWeekMail } from './api.ts';

/** Subscribes the user to the home's weekly figures, mailed every Monday. */
export function WeekMailCard() {
  const { carehome, email } = useUser();
  const { data, isError, isFetching, refetch } = useWeekMail();
  const set = useSetWeekMail();
  const change = (wanted: boolean) =>
    set.mutate(
      { wanted },
      {
        onSuccess: () =>
          showToast({
            title: wanted ? m.week_mail_on() : m.week_mail_off(),
            tone: 'success',
          }),
      },
    );
  return (
    <Card title={m.week_mail_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && (
        <Switch
          label={m.week_mail_label({ home: carehome.name })}
          hint={m.week_mail_hint({ email })}
          value={set.isPending ? set.variables.wanted : data.wanted}
          onChange={change}
        />
      )}
    </Card>
  );
}
