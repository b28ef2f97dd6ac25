import { useUser } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useSetWeekMail, useWeekMail } from '../week-mail/api.ts';

/** The home's week in figures, every Monday, for those who want it. */
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
