import { lazy, Suspense } from 'react';

import { useCan } from '../../../session/use-session.ts';
import type { Event } from './api.ts';

const Register = lazy(() => import('./event-register.tsx'));

/** Loaded apart, because families and events for staff have none. */
export function EventRegister({ event }: { event: Event }) {
  const maySee = useCan('reports.view');
  return maySee && event.audience !== 'staff' && event.status !== 'cancelled' ? (
    <Suspense>
      <Register event={event} />
    </Suspense>
  ) : null;
}
