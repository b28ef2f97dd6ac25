import type { ApiError } from '../api/api-error.ts';
import { explain } from '../api/error-catalogue.ts';
import { reportError } from '../reporting/error-reporting.ts';
import { expire, leaveForMaintenance } from '../session/session.ts';
import { showToast } from '../ui/toast-state.ts';

/** spec 8: what every call's failure means, besides what its caller makes of it. */
export function handleFailure(error: ApiError) {
  if (error.status === 422) return;
  const explanation = explain(error);
  if (!explanation) {
    console.error(error);
    reportError(error);
    return;
  }
  const { title, text, tone, seconds, effect } = explanation;
  if (effect === 'log-out') expire();
  if (effect === 'maintenance') leaveForMaintenance();
  showToast({ title, text, tone, seconds });
}
