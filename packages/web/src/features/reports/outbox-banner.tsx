import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { isOnline, watchNetwork } from '../../platform/network.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import { arrived, loadOutbox, outbox, sendWaiting } from './outbox.ts';
import { sayArrived } from './use-arrival.ts';

import styles from './outbox-banner.module.css';

const AGAIN_MS = 20_000;

/** On every page: what has not been saved yet, sent by itself as soon as it can be. */
export default function OutboxBanner() {
  const { pathname, search } = useLocation();
  // Where the record itself is open, its own page says so.
  const open = pathname === '/manage-report' ? new URLSearchParams(search).get('draft') : null;
  const all = useSyncExternalStore(outbox.subscribe, outbox.get);
  const waiting = all.filter(({ draft }) => draft.client_uuid !== open);
  const [busy, setBusy] = useState(false);
  const refused = waiting.filter((each) => each.refused !== undefined);
  const unsent = waiting.length - refused.length;
  const isWaiting = all.some((each) => each.refused === undefined);

  useEffect(() => {
    void loadOutbox().then(sendWaiting);
    return watchNetwork((online) => void (online && sendWaiting()));
  }, []);
  // A connection that leads nowhere is not reported as gone: so it is tried now and then.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void (isOnline() && sendWaiting()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() =>
    arrived.subscribe(() => {
      const now = arrived.get();
      if (now && now.client_uuid !== open) sayArrived(now.late);
    }),
  );

  if (waiting.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unsent > 0 && (
        <Banner
          kind="attention"
          title={m.reports_outbox_title({ count: unsent })}
          action={
            <Button
              kind="quiet"
              size="small"
              busy={busy}
              onClick={() => {
                setBusy(true);
                void sendWaiting().finally(() => setBusy(false));
              }}
            >
              {m.reports_send_now()}
            </Button>
          }
        >
          {m.reports_unsent_text()}
        </Banner>
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
