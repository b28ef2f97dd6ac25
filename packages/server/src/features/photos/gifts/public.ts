export { findGiftToSend } from './find-gift.ts';
export { giftFile, giftFileName } from './gift-file.ts';
export { deleteRemovedGifts, listRemovedGifts, removePastGifts } from './queries.ts';
