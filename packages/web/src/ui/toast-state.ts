import { createStore } from '../platform/store.ts';

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

let lastId = 0;

export const currentToast = createStore<Shown | undefined>(undefined);

/** spec 8: only one at a time, so a new one takes the place of the old. */
export function showToast(toast: Toast) {
  lastId += 1;
  currentToast.set({ ...toast, id: lastId });
}

export const dismissToast = () => currentToast.set(undefined);
