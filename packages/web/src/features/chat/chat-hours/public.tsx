export { ThreadHours } from './thread-hours.tsx';
