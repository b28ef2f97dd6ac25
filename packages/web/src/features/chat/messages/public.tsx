export { ThreadView } from './thread-view.tsx';
