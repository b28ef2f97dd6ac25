import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import { useAlerts } from '../observations/api.ts';

/** Managers see it wherever they start; it stays until one of them has said what was done. */
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
