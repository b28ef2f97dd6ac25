import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useChatSettings } from './api.ts';
import { ChatHoursForm } from './chat-hours-form.tsx';

export default function ChatHoursPage() {
  const mayManage = useCan('chat.manage');
  return (
    <Page title={m.chat_hours_title()} lead={m.chat_hours_lead()} back="/tabs/chat">
      {mayManage ? (
        <Loaded />
      ) : (
        <LockedState title={m.chat_hours_locked_title()} unlock={m.chat_hours_unlock()}>
          {m.chat_hours_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Loaded() {
  const settings = useChatSettings();
  if (settings.data) return <ChatHoursForm settings={settings.data} />;
  if (settings.isError)
    return <ErrorState busy={settings.isFetching} onRetry={() => void settings.refetch()} />;
  return (
    <>
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="pair" width="long" />
    </>
  );
}
