export { AskedEvents } from './asked-events.tsx';
export { EventOutcome } from './event-outcome.tsx';
