import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useSyncExternalStore } from 'react';

import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { discardMark, isAway, marks } from './marks-outbox.ts';

import styles from './marks-banner.module.css';

/** Shown on every page while marks of registers are unsent, which are retried automatically. */
export default function MarksBanner() {
  useSendingOutbox(marks);
  const waiting = useWaiting(marks);
  const away = useSyncExternalStore(isAway.subscribe, isAway.get);
  const refused = waiting.filter((each) => each.refused !== undefined);
  const unsent = new Set(
    waiting
      .filter((each) => each.refused === undefined)
      .map(({ input }) => `${input.event_id} ${input.resident_id}`),
  ).size;
  // A mark that is on its way is no news.
  const isShown = away && unsent > 0;
  if (!isShown && refused.length === 0) return null;
  return (
    <div className={styles.notices}>
      {isShown && <UnsentBanner title={m.register_waiting({ count: unsent })} outbox={marks} />}
      {refused.map((item) => (
        <Banner
          key={item.input.client_uuid}
          kind="danger"
          title={m.register_refused_title({ name: calledName(item.person) })}
          action={
            <Button kind="quiet" size="small" onClick={() => void discardMark(item)}>
              {m.register_discard()}
            </Button>
          }
        >
          {item.refused}
        </Banner>
      ))}
    </div>
  );
}
