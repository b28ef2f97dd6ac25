export { addendumBody, observationBody } from './body.ts';
export { listStored } from './queries.ts';
