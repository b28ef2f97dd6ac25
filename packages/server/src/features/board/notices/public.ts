export { readBoard } from './board.ts';
export { postNotice } from './post-notice.ts';
export { noticePictureRule } from './picture-rule.ts';
export { deletePastNotices, listBoard, listNoticeTitles } from './queries.ts';
