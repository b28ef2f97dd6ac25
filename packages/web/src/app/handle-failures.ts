import type { ApiError } from '../api/api-error.ts';
import { explain, maintenanceMessage } from '../api/error-catalogue.ts';
import { reportError } from '../reporting/error-reporting.ts';
import { expire, leaveDemo, leaveForMaintenance } from '../session/session.ts';
import { showToast } from '../ui/feedback/toast-state.ts';
import { m } from '../words/m.ts';

/** spec 8: the shared reaction to a failed call, in addition to the caller's own. */
export function handleFailure(error: ApiError) {
  if (error.status === 422) return;
  const explanation = explain(error);
  if (!explanation) {
    console.error(error);
    reportError(error);
    return;
  }
  const { title, text, tone, seconds, effect } = explanation;
  // Only the demonstration is over: the real session goes on.
  if (effect === 'log-out' && leaveDemo()) {
    showToast({ title: m.demo_ended(), text: m.demo_ended_text(), tone: 'neutral', seconds });
    return;
  }
  if (effect === 'log-out') expire();
  if (effect === 'maintenance') leaveForMaintenance(maintenanceMessage(error));
  showToast({ title, text, tone, seconds });
}
