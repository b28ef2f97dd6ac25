import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { counts, discardCount } from './counts-outbox.ts';

import styles from './headcount.module.css';

/** Shown on every page while headcounts are unsent, which are retried automatically. */
export default function CountsBanner() {
  useSendingOutbox(counts);
  const waiting = useWaiting(counts);
  const unsent = waiting.filter(({ refused }) => refused === undefined).length;
  if (waiting.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unsent > 0 && <UnsentBanner title={m.headcount_unsent({ count: unsent })} outbox={counts} />}
      {waiting
        .filter((each) => each.refused !== undefined)
        .map((item) => (
          <Banner
            key={item.input.client_uuid}
            kind="danger"
            title={m.headcount_refused_title()}
            action={
              <Button kind="quiet" size="small" onClick={() => void discardCount(item)}>
                {m.headcount_discard()}
              </Button>
            }
          >
            {item.refused}
          </Banner>
        ))}
    </div>
  );
}
