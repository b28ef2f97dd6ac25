export { queueMissingFiles } from './queue-files.ts';
export { queueGazettes } from './queue-gazettes.ts';
