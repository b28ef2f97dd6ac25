import { useCan } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useHomeSettings } from './api.ts';
import { SettingsForm } from './settings-form.tsx';

export default function HomeSettingsPage() {
  const mayManage = useCan('home.manage');
  return (
    <Page title={m.home_settings_title()} lead={m.home_settings_lead()} underMore>
      {mayManage ? (
        <Loaded />
      ) : (
        <LockedState title={m.home_settings_locked_title()} unlock={m.home_settings_unlock()}>
          {m.home_settings_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Loaded() {
  const settings = useHomeSettings();
  if (settings.data) return <SettingsForm settings={settings.data} />;
  if (settings.isError)
    return <ErrorState busy={settings.isFetching} onRetry={() => void settings.refetch()} />;
  return (
    <Card title={m.home_settings_missed()}>
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="pair" width="long" />
    </Card>
  );
}
