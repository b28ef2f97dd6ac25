export { serialiseBody } from './body.ts';
export { reportPictureRule } from './picture-rule.ts';
export { listWhole } from './queries.ts';
