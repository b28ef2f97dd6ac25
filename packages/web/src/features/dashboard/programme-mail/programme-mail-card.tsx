import { useUser } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useSetProgrammeMail, useProgrammeMail } from './api.ts';

/** Lets the user decline the email about each published week of events. */
export function ProgrammeMailCard() {
  const { carehome, email } = useUser();
  const { data, isError, isFetching, refetch } = useProgrammeMail();
  const set = useSetProgrammeMail();
  const change = (wanted: boolean) =>
    set.mutate(
      { wanted },
      {
        onSuccess: () =>
          showToast({
            title: wanted ? m.programme_mail_on() : m.programme_mail_off(),
            tone: 'success',
          }),
      },
    );
  return (
    <Card title={m.programme_mail_title()}>
      {isError && !data && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && (
        <Switch
          label={m.programme_mail_label({ home: carehome.name })}
          hint={m.programme_mail_hint({ email })}
          value={set.isPending ? set.variables.wanted : data.wanted}
          onChange={change}
        />
      )}
    </Card>
  );
}
