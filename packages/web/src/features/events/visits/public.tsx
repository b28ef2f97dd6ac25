export { ComingCard } from './coming-card.tsx';
export { ExpectedCard } from './expected-card.tsx';
export { LimitsBanner } from './limits-banner.tsx';
export { VisitingNotes } from './visiting-notes.tsx';
