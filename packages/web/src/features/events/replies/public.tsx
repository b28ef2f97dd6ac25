export { EventReplies } from './event-replies.tsx';
export { PickResident } from './pick-resident.tsx';
