export { Facts } from './facts.tsx';
export { FeedbackBanner } from './feedback-banner.tsx';
export { ListeningLinks } from './listening-links.tsx';
export { ListeningLocked } from './listening-locked.tsx';
export { LostRecord } from './lost-record.tsx';
export { toOptions } from './feedback-words.ts';
