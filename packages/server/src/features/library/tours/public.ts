export { copyTourProgress, finishTour, listFinishedTours } from './queries.ts';
