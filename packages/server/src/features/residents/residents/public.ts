export { admit } from './admission-queries.ts';
export { listNeighbours } from './neighbours.ts';
export { findResident, listIds, listResidents, lockResident } from './queries.ts';
export { standingStatuses } from './stay-queries.ts';
