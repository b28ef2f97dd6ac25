import { useLocation } from 'react-router';

import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useArrived, useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { outbox } from './outbox.ts';
import { sayArrived } from './use-arrival.ts';

import styles from './outbox-banner.module.css';

/** Shown on every page while records are unsent, which are retried automatically. */
export default function OutboxBanner() {
  const { pathname, search } = useLocation();
  // The page of an open record shows this itself.
  const open = pathname === '/manage-report' ? new URLSearchParams(search).get('draft') : null;
  const waiting = useWaiting(outbox).filter(({ draft }) => draft.client_uuid !== open);
  const refused = waiting.filter((each) => each.refused !== undefined);
  const unsent = waiting.length - refused.length;

  useSendingOutbox(outbox);
  useArrived(outbox, (id, { recorded_late }) => {
    if (id !== open) sayArrived(recorded_late);
  });

  if (waiting.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unsent > 0 && (
        <UnsentBanner title={m.reports_outbox_title({ count: unsent })} outbox={outbox} />
      )}
      {refused.map(({ draft, refused: why }) => (
        <Banner
          key={draft.client_uuid}
          kind="danger"
          title={m.reports_refused_title()}
          action={
            <Link kind="quiet-button" to={`/manage-report?draft=${draft.client_uuid}`}>
              {m.reports_refused_open()}
            </Link>
          }
        >
          {why}
        </Banner>
      ))}
    </div>
  );
}
