import { createStore } from '../../platform/store.ts';

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

/** spec 8: one toast at a time; a new one replaces the old. */
export function showToast(toast: Toast) {
  lastId += 1;
  currentToast.set({ ...toast, id: lastId });
}

export const dismissToast = () => currentToast.set(undefined);
