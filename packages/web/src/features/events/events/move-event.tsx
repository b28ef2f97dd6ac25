import { lazy, Suspense } from 'react';

import type { MoveEventProps } from './move-event-dialog.tsx';

// Its fields for day and time are larger than the rest of a page about one event.
const MoveEventDialog = lazy(() => import('./move-event-dialog.tsx'));

export const MoveEvent = (props: MoveEventProps) => (
  <Suspense>
    <MoveEventDialog {...props} />
  </Suspense>
);
