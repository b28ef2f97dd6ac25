import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useAlertCount } from '../../chat/chat-safety/api.ts';
import { useActionCount } from '../../surveys/actions/api.ts';
import { useFeedbackCount } from '../../surveys/feedback/api.ts';

import styles from './home.module.css';

/** Messages, complaints and promises that someone should look at, as one list instead of a banner each. */
export function OverdueList() {
  const { data: alerts } = useAlertCount(useCan('chat.answer-private'));
  const { data: feedback } = useFeedbackCount(useCan('feedback.view'));
  const { data: actions } = useActionCount(useCan('actions.manage'));
  const lines = [
    { count: alerts?.open ?? 0, to: '/chat-alerts', words: m.chat_alerts_banner },
    {
      count: feedback?.overdue ?? 0,
      to: '/feedback?filter=overdue',
      words: m.feedback_banner,
    },
    { count: actions?.overdue ?? 0, to: '/actions?filter=overdue', words: m.actions_banner },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <Banner kind="attention">
      <ul className={styles.overdue} aria-label={m.home_overdue()}>
        {lines.map(({ count, to, words }) => (
          <li key={to}>
            <Link to={to}>{words({ count })}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
