import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useActionCount } from './api.ts';

/** On Home while something promised to residents is late. */
export function ActionsBanner() {
  const { data } = useActionCount(useCan('actions.manage'));
  if (!data || data.overdue === 0) return null;
  return (
    <Banner
      kind="attention"
      title={m.actions_banner({ count: data.overdue })}
      action={
        <Link kind="quiet-button" to="/actions?filter=overdue">
          {m.actions_banner_see()}
        </Link>
      }
    >
      {m.actions_banner_text()}
    </Banner>
  );
}
