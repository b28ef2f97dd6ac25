import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { useSendingOutbox, useWaiting } from '../../../forms/use-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { discardEntry, entries } from './entries-outbox.ts';

import styles from './survey-form.module.css';

/** Shown on every page while answers to surveys are unsent, which are retried automatically. */
export default function EntriesBanner() {
  useSendingOutbox(entries);
  const waiting = useWaiting(entries);
  const unsent = waiting.filter(({ refused }) => refused === undefined).length;
  const refused = waiting.filter((each) => each.refused !== undefined);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unsent > 0 && <UnsentBanner title={m.survey_unsent({ count: unsent })} outbox={entries} />}
      {refused.map((entry) => (
        <Banner
          key={entry.kind + entry.input.survey_id}
          kind="danger"
          title={m.survey_refused_title()}
          action={
            <Button kind="quiet" size="small" onClick={() => void discardEntry(entry)}>
              {m.survey_discard()}
            </Button>
          }
        >
          {entry.refused}
        </Banner>
      ))}
    </div>
  );
}
