import { useTours } from './api.ts';
import { useStartTour } from './use-start-tour.ts';

export interface TourLink {
  id: string;
  title: string;
  /** Paths of the pages that it is about. */
  pages: string[];
  start: () => void;
}

/** The user's tours, for other places that offer them. */
export function useTourLinks(): TourLink[] {
  const { data = [] } = useTours();
  const start = useStartTour();
  return data.map((tour) => ({
    id: tour.code,
    title: tour.title,
    pages: tour.pages,
    start: () => start(tour),
  }));
}
