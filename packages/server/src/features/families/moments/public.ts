export { listMomentTitles } from './titles.ts';
