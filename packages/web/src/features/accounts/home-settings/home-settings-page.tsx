import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { HomeDetailsCard } from '../home-details/public.tsx';
import { useHomeSettings } from './api.ts';
import { SettingsForm } from './settings-form.tsx';

export default function HomeSettingsPage() {
  const mayManage = useCan('home.manage');
  const mayManageChat = useCan('chat.manage');
  return (
    <Page
      title={m.home_settings_title()}
      lead={m.home_settings_lead()}
      underMore
      actions={
        mayManageChat && (
          <Link kind="quiet-button" to="/chat-hours">
            {m.chat_hours_title()}
          </Link>
        )
      }
    >
      {mayManage ? (
        <>
          <HomeDetailsCard />
          <Loaded />
        </>
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
