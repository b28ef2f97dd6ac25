export { listInterests, saveInterests } from './queries.ts';
