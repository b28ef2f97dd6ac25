export { findCurrentPal, listChecks, raisePalPrompt } from './queries.ts';
