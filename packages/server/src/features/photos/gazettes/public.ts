export { queueGazettes } from './queue-gazettes.ts';
