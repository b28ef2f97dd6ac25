import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react';

import { m } from '../../words/m.ts';
import { currentToast, DEFAULT_SECONDS, dismissToast, type Toast } from './toast-state.ts';
import { useCountdown } from './use-countdown.ts';

import styles from './toaster.module.css';

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

/** The live region is always mounted, because otherwise toasts would not be announced. */
export function Toaster() {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  return (
    <section
      className={styles.region}
      aria-label={m.ui_notifications()}
      // Dialogs hide everything else from screen readers; this keeps toasts announced.
      data-react-aria-top-layer="true"
    >
      <div aria-live="polite">{toast && <ToastCard key={toast.id} {...toast} />}</div>
    </section>
  );
}

function ToastCard({ title, text, tone = 'neutral', seconds = DEFAULT_SECONDS, action }: Toast) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(seconds, hovered || focused, dismissToast);
  const Icon = ICONS[tone];
  const urgent = tone === 'warning' || tone === 'danger';

  return (
    <div
      // The handlers here only pause the timer; all content has its own controls.
      role="presentation"
      className={`${styles.toast} ${styles[tone]}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLDivElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') dismissToast();
      }}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words} role={urgent ? 'alert' : 'status'}>
        <strong className={styles.title}>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            dismissToast();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={m.ui_close()}
        onClick={dismissToast}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
