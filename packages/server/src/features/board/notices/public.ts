export { readBoard } from './board.ts';
export { noticePictureRule } from './picture-rule.ts';
export { deletePastNotices, listBoard } from './queries.ts';
