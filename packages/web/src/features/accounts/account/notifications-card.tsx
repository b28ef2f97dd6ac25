import { Bell, BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import {
  type PushState,
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../platform/push.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';

import styles from './account-cards.module.css';

/** Turns notifications on this device on and off, and checks that they arrive. */
export function NotificationsCard() {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void pushState().then(setState);
  }, []);

  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // Failed calls show their own toast; this one covers the browser's push service.
      if (!(error instanceof ApiError))
        showToast({ title: m.push_failed_title(), text: m.push_failed_text(), tone: 'warning' });
    } finally {
      setState(await pushState());
      setBusy(false);
    }
  }

  const turnOn = () =>
    act(async () => {
      const { public_key } = await call('devices/push-key', {});
      const subscription = await subscribeToPush(public_key);
      if (!subscription) return;
      try {
        await call('devices/subscribe', subscription);
      } catch (error) {
        // Otherwise the device would keep a subscription that the server does not know.
        await unsubscribeFromPush();
        throw error;
      }
      showToast({ title: m.push_on_done(), tone: 'success' });
    });

  const turnOff = () =>
    act(async () => {
      const endpoint = await unsubscribeFromPush();
      if (endpoint !== undefined) await call('devices/unsubscribe', { endpoint });
      showToast({ title: m.push_off_done() });
    });

  const test = () =>
    act(async () => {
      const { sent_to } = await call('devices/test-push', {});
      showToast({ title: m.push_test_done({ count: sent_to }), tone: 'success' });
    });

  return (
    <Card title={m.push_title()}>
      {state === undefined ? <Skeleton shape="pair" width="long" /> : <p>{WORDS[state]()}</p>}
      <div className={styles.buttons}>
        {state === 'off' && (
          <Button busy={busy} icon={<Bell aria-hidden="true" />} onClick={() => void turnOn()}>
            {m.push_turn_on()}
          </Button>
        )}
        {state === 'on' && (
          <>
            <Button
              kind="quiet"
              busy={busy}
              icon={<BellRing aria-hidden="true" />}
              onClick={() => void test()}
            >
              {m.push_test()}
            </Button>
            <Button
              kind="quiet"
              busy={busy}
              icon={<BellOff aria-hidden="true" />}
              onClick={() => void turnOff()}
            >
              {m.push_turn_off()}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const WORDS: Record<PushState, () => string> = {
  unsupported: m.push_unsupported,
  blocked: m.push_blocked,
  off: m.push_off,
  on: m.push_on,
};
