export { refusesPlanning } from './cover.ts';
export { findEventCover, listAssessedIds } from './event-cover.ts';
export { prefillAssessment } from './prefill.ts';
