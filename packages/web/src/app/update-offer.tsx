import { useState, useSyncExternalStore } from 'react';

import { activateUpdate, waitingUpdate } from '../platform/service-worker.ts';
import { Button } from '../ui/actions/button.tsx';
import { m } from '../words/m.ts';

import styles from './update-offer.module.css';

/** Shown when a new version is installed; it activates only when the user chooses. */
export function UpdateOffer() {
  const waiting = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get);
  const [later, setLater] = useState(false);
  if (!waiting || later) return null;
  return (
    <section className={styles.offer} aria-label={m.update_title()}>
      <output>{m.update_title()}</output>
      <div className={styles.buttons}>
        <Button kind="plain" onClick={() => setLater(true)}>
          {m.update_later()}
        </Button>
        <Button onClick={activateUpdate}>{m.update_now()}</Button>
      </div>
    </section>
  );
}
