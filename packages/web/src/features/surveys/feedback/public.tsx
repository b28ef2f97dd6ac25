export { Facts } from './facts.tsx';
export { ListeningLocked } from './listening-locked.tsx';
export { ListeningTabs } from './listening-tabs.tsx';
export { LostRecord } from './lost-record.tsx';
export { toOptions } from './feedback-words.ts';
