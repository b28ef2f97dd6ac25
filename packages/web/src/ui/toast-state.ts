export interface Toast {
  title: string;
  text?: string;
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  seconds?: number;
  action?: { label: string; run: () => void };
}

// spec 9: toasts last 3 s by default.
export const DEFAULT_SECONDS = 3;

type Shown = Toast & { id: number };

let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export const currentToast = () => shown;

/** spec 8: only one at a time, so a new one takes the place of the old. */
export function showToast(toast: Toast) {
  lastId += 1;
  change({ ...toast, id: lastId });
}

export const dismissToast = () => change(undefined);

function change(next: Shown | undefined) {
  shown = next;
  for (const tell of listeners) tell();
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
