export { ActionsBanner } from './actions-banner.tsx';
export { ActionRows } from './action-rows.tsx';
