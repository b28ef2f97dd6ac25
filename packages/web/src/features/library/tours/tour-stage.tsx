import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { currentTour } from './current-tour.ts';
import { useTourOwner } from './use-start-tour.ts';

const TourOverlay = lazy(() => import('./tour-overlay.tsx'));

/** Shows the tour that was started, on whatever page. */
export function TourStage() {
  const owner = useTourOwner();
  const current = useSyncExternalStore(currentTour.subscribe, currentTour.get);
  const isOurs = current?.owner === owner;
  useEffect(() => {
    if (!isOurs) currentTour.set(undefined);
  }, [isOurs]);
  if (!current || !isOurs) return null;
  return (
    <Suspense>
      <TourOverlay key={current.tour.code} tour={current.tour} startAt={current.startAt} />
    </Suspense>
  );
}
