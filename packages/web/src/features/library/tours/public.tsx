export { TourOffer } from './tour-offer.tsx';
export { type TourLink, useTourLinks } from './use-tour-links.ts';
