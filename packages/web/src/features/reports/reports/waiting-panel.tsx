import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useMoments } from './moment-words.ts';
import { outbox, takeBack, type WaitingRecord } from './outbox.ts';
import { startedAt } from './record-values.ts';
import { reportAddress, sayArrived, useArrival } from './use-arrival.ts';

import styles from './waiting-panel.module.css';

/** Shown while the record is queued; it is sent automatically. */
export default function WaitingPanel({ waiting }: { waiting: WaitingRecord }) {
  const { draft, refused } = waiting;
  const { values } = draft;
  const { moment } = useMoments();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  useArrival(draft.client_uuid, (answer) => {
    sayArrived(answer.recorded_late);
    void navigate(reportAddress(answer), { replace: true });
  });
  const send = async () => {
    setBusy(true);
    await outbox.sendWaiting().finally(() => setBusy(false));
  };
  return (
    <Page title={m.reports_waiting_title()} back="/tabs/home">
      {refused === undefined ? (
        <Banner kind="attention" title={m.reports_unsent_title()}>
          {m.reports_unsent_text()}
        </Banner>
      ) : (
        <Banner kind="danger" title={m.reports_refused_title()}>
          {refused}
        </Banner>
      )}
      <Card
        title={values.title || (values.free_title ?? '')}
        leading={<CloudUpload aria-hidden="true" />}
      >
        <p>
          {moment(startedAt(draft))} · {m.reports_minutes({ count: values.duration_min })} ·{' '}
          {m.reports_people({ count: values.participations.length })}
        </p>
        <div className={styles.actions}>
          {refused === undefined && (
            <Button busy={busy} onClick={() => busy || void send()}>
              {m.reports_send_now()}
            </Button>
          )}
          <Button
            kind={refused === undefined ? 'quiet' : 'primary'}
            onClick={() => void takeBack(waiting)}
          >
            {m.reports_waiting_change()}
          </Button>
          <Link kind="quiet-button" to="/manage-report">
            {m.reports_another()}
          </Link>
        </div>
      </Card>
    </Page>
  );
}
