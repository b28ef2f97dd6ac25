import { useUser } from '../../../session/use-session.ts';
import type { TourCard } from './api.ts';
import { currentTour } from './current-tour.ts';

export function useTourOwner(): string {
  const { id, carehome } = useUser();
  return `${id} ${carehome.id}`;
}

/** Resumes where the user stopped; a finished tour starts again. */
export function useStartTour() {
  const owner = useTourOwner();
  return (tour: TourCard) => currentTour.set({ tour, owner, startAt: findStart(tour) });
}

const findStart = ({ progress }: TourCard): number =>
  progress && !progress.finished ? progress.step : 0;
