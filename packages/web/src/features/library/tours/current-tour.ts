import { createStore } from '../../../platform/store.ts';
import type { TourCard } from './api.ts';

interface CurrentTour {
  tour: TourCard;
  /** User and home: a tour never goes on for someone else. */
  owner: string;
  startAt: number;
}

export const currentTour = createStore<CurrentTour | undefined>(undefined);
