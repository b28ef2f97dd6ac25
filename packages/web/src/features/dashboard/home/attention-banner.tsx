import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { useAlerts } from '../../reports/observations/api.ts';

/** Shown to managers until one of them has recorded the action taken. */
export function AttentionBanner() {
  const { data } = useAlerts();
  if (!data || data.count === 0) return null;
  return (
    <Banner
      kind="danger"
      title={m.observations_banner_title({ count: data.count })}
      action={
        <Link kind="quiet-button" to="/observations">
          {m.observations_banner_link()}
        </Link>
      }
    >
      {m.observations_banner_text()}
    </Banner>
  );
}
