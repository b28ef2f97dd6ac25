import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { checks, discardCheck } from './checks-outbox.ts';

import styles from './session-check.module.css';

/** Shown on every page while checks are unsent, which are retried automatically. */
export default function ChecksBanner() {
  useSendingOutbox(checks);
  const waiting = useWaiting(checks);
  const unsent = waiting.filter(({ refused }) => refused === undefined).length;
  if (waiting.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unsent > 0 && <UnsentBanner title={m.check_unsent({ count: unsent })} outbox={checks} />}
      {waiting
        .filter((each) => each.refused !== undefined)
        .map((item) => (
          <Banner
            key={item.input.client_uuid}
            kind="danger"
            title={m.check_refused_title()}
            action={
              <Button kind="quiet" size="small" onClick={() => void discardCheck(item)}>
                {m.check_discard()}
              </Button>
            }
          >
            {item.refused}
          </Banner>
        ))}
    </div>
  );
}
