import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useAlertCount } from './api.ts';

/** Shown to managers until every alert is dealt with. */
export function AlertsBanner() {
  const { data } = useAlertCount(useCan('chat.answer-private'));
  if (!data || data.open === 0) return null;
  return (
    <Banner
      kind="attention"
      title={m.chat_alerts_banner({ count: data.open })}
      action={
        <Link kind="quiet-button" to="/chat-alerts">
          {m.chat_alerts_see()}
        </Link>
      }
    >
      {m.chat_alerts_banner_text()}
    </Banner>
  );
}
