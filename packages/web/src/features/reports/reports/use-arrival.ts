import { useArrived } from '../../../forms/use-outbox.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Added, isConflict, outbox } from './outbox.ts';

/** Calls back when a queued record is saved while its page is open. */
export const useArrival = (clientUuid: string | undefined, onArrived: (answer: Added) => void) =>
  useArrived(outbox, (id, answer) => {
    if (id === clientUuid) onArrived(answer);
  });

export const sayArrived = (late: boolean) =>
  showToast(
    late
      ? { title: m.reports_saved_late(), text: m.reports_saved_late_text(), seconds: 6 }
      : { title: m.reports_saved(), tone: 'success' },
  );

/** Address of a saved record; `differs` means that an earlier attempt was saved. */
export const reportAddress = (answer: Added) =>
  `/report?id=${answer.id}${isConflict(answer) ? '&earlier=1' : ''}`;
