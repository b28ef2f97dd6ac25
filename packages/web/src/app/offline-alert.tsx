import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { isOnline, watchNetwork } from '../platform/network.ts';
import { Button } from '../ui/button.tsx';
import { Unplugged } from '../ui/illustrations/unplugged.tsx';
import { m } from '../words/m.ts';

import styles from './offline-alert.module.css';

// spec 9: the connection-check loader lasts 5 s.
const CHECK_MS = 5000;

/** spec 2: a blocking alert while the device is offline. What was on the screen stays readable behind it. */
export function OfflineAlert() {
  const online = useSyncExternalStore(watchNetwork, isOnline);
  // Asked for anew after a check: a browser may not have told us of the change.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  return online ? null : <Alert onChecked={lookAgain} />;
}

function Alert({ onChecked }: { onChecked: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [checking, setChecking] = useState(false);

  // Before it is painted: whoever sees it can press Escape, and must not reach a dialog below.
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
      // A dialog that is open already would hide and lock everything else, this too.
      data-react-aria-top-layer="true"
      onCancel={(event) => event.preventDefault()}
      // A browser may close it on a second Escape whatever we say.
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
    </dialog>
  );
}

function holdEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
}
