import { m } from '../words/m.ts';
import type { ApiError } from './api-error.ts';

/** Effect of a failure on the whole app, in addition to its message. */
type Effect = 'log-out' | 'maintenance';

interface Row {
  title: () => string;
  text: () => string;
  prefersServerMessage?: true;
  tone?: 'warning' | 'danger';
  seconds?: number;
  effect?: Effect;
}

export interface Explanation {
  title: string;
  text: string;
  tone: 'neutral' | 'warning' | 'danger';
  seconds: number;
  effect: Effect | undefined;
}

// spec 9: 10 s for most errors.
const MOST_ERRORS_SECONDS = 10;

const OFFLINE: Row = { title: m.error_offline_title, text: m.error_offline_text };

const SESSION_EXPIRED: Row = {
  title: m.error_session_title,
  text: m.error_session_text,
  tone: 'warning',
  seconds: 5,
  effect: 'log-out',
};

// spec 8, row by row; the texts are fixed.
const CATALOGUE: Record<number, Row> = {
  0: {
    title: m.error_unreachable_title,
    text: m.error_unreachable_text,
    effect: 'maintenance',
  },
  400: SESSION_EXPIRED,
  401: SESSION_EXPIRED,
  403: {
    title: m.error_forbidden_title,
    text: m.error_forbidden_text,
    prefersServerMessage: true,
  },
  404: { title: m.error_not_found_title, text: m.error_not_found_text },
  429: { title: m.error_too_many_title, text: m.error_too_many_text, prefersServerMessage: true },
  500: { title: m.error_server_title, text: m.error_server_text, tone: 'danger' },
  503: {
    title: m.error_maintenance_title,
    text: m.error_maintenance_text,
    effect: 'maintenance',
  },
  504: { title: m.error_timeout_title, text: m.error_timeout_text, prefersServerMessage: true },
};

/**
 * Returns undefined for failures that the caller must handle: 422 and statuses not in the
 * catalogue.
 */
export function explain({ status, body, offline }: ApiError): Explanation | undefined {
  const row = status === 0 && offline ? OFFLINE : CATALOGUE[status];
  if (!row) return undefined;
  return {
    title: row.title(),
    text: (row.prefersServerMessage && body?.message) || row.text(),
    tone: row.tone ?? 'neutral',
    seconds: row.seconds ?? MOST_ERRORS_SECONDS,
    effect: row.effect,
  };
}

/** The operator's own maintenance text; undefined for a proxy's 503 and for the default text. */
export function maintenanceMessage({ status, body }: ApiError): string | undefined {
  const isOurs = status === 503 && body?.code === 'maintenance';
  return isOurs && body.message !== m.error_maintenance_text() ? body.message : undefined;
}

/** One sentence to show next to the part that failed. */
export const sentence = (error: ApiError): string =>
  explain(error)?.text ?? error.body?.message ?? m.error_other_text();
