import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { isOnline, watchNetwork } from '../platform/network.ts';
import { Button } from '../ui/actions/button.tsx';
import { Unplugged } from '../ui/illustrations/unplugged.tsx';
import { m } from '../words/m.ts';
import { carriesOn, offlineOffer } from './offline-state.ts';

import styles from './offline-alert.module.css';

// spec 9: the connection-check loader lasts 5 s.
const CHECK_MS = 5000;

/** spec 2: a blocking alert while the device is offline. The screen behind it stays readable. */
export function OfflineAlert() {
  const online = useSyncExternalStore(watchConnection, isOnline);
  // Reads the state again after a check, because the browser may have missed the change event.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const isCarryingOn = useSyncExternalStore(carriesOn.subscribe, carriesOn.get);
  return online || isCarryingOn ? null : <Alert onChecked={lookAgain} />;
}

/**
 * Resets immediately, not after the next paint, because a connection that comes and goes must block
 * again.
 */
const watchConnection = (changed: () => void) =>
  watchNetwork((online) => {
    if (online) carriesOn.set(false);
    changed();
  });

function Alert({ onChecked }: { onChecked: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [checking, setChecking] = useState(false);
  const offer = useSyncExternalStore(offlineOffer.subscribe, offlineOffer.get);

  // Before the first paint, so that Escape never reaches a dialog underneath.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    document.addEventListener('keydown', holdEscape, true);
    return () => document.removeEventListener('keydown', holdEscape, true);
  }, []);

  useEffect(() => {
    if (!checking) return undefined;
    const timer = setTimeout(() => {
      setChecking(false);
      onChecked();
    }, CHECK_MS);
    return () => clearTimeout(timer);
  }, [checking, onChecked]);

  return (
    <dialog
      ref={dialog}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      // Without this, a dialog that is already open would hide and block this alert.
      data-react-aria-top-layer="true"
      onCancel={(event) => event.preventDefault()}
      // Browsers may close a dialog on a second Escape even when the first was prevented.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <div className={styles.picture}>
        <Unplugged />
      </div>
      <h2 id="offline-title">{m.offline_title()}</h2>
      <p id="offline-text">{m.offline_text()}</p>
      {checking ? (
        <output className={styles.loader}>
          <span className={styles.spinner} aria-hidden="true" />
          {m.offline_checking()}
        </output>
      ) : (
        <Button onClick={() => setChecking(true)}>{m.offline_check()}</Button>
      )}
      {offer !== undefined && (
        <Button kind="quiet" onClick={() => carriesOn.set(true)}>
          {offer === 'record' ? m.offline_carry_on_recording() : m.offline_carry_on_reading()}
        </Button>
      )}
    </dialog>
  );
}

function holdEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}
