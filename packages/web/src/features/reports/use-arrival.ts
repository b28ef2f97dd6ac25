import { useEffect } from 'react';

import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Arrived, arrived } from './outbox.ts';

/** Tells when a record has arrived by itself while somebody looks at it. */
export function useArrival(clientUuid: string | undefined, onArrived: (arrived: Arrived) => void) {
  useEffect(() =>
    arrived.subscribe(() => {
      const now = arrived.get();
      if (now && now.client_uuid === clientUuid) onArrived(now);
    }),
  );
}

export const sayArrived = (late: boolean) =>
  showToast(
    late
      ? { title: m.reports_saved_late(), text: m.reports_saved_late_text(), seconds: 6 }
      : { title: m.reports_saved(), tone: 'success' },
  );

/** Where a saved record is read; it says when an earlier try was the one that arrived. */
export const reportAddress = (id: string, differs: boolean) =>
  `/report?id=${id}${differs ? '&earlier=1' : ''}`;
