import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useFeedbackCount } from './api.ts';

/** On Home while a complaint or concern is later than promised. */
export function FeedbackBanner() {
  const { data } = useFeedbackCount(useCan('feedback.view'));
  if (!data || data.overdue === 0) return null;
  return (
    <Banner
      kind="attention"
      title={m.feedback_banner({ count: data.overdue })}
      action={
        <Link kind="quiet-button" to="/feedback?filter=overdue">
          {m.feedback_banner_see()}
        </Link>
      }
    >
      {m.feedback_banner_text()}
    </Banner>
  );
}
