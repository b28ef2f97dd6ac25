export { listRefusedPlans } from './cover.ts';
export { findEventCover, listAssessedIds } from './event-cover.ts';
export { countRisks, findOverdueReviews, type RiskCounts } from './figures-queries.ts';
export { prefillAssessment } from './prefill.ts';
export { queueReviewReminders } from './regular-work.ts';
export { deletePastAssessments } from './retention-queries.ts';
