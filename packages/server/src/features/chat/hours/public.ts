export { countWait, findPromiseLimit } from './promise.ts';
export {
  claimAutomaticAnswer,
  findChatSettings,
  findUsualReply,
  insertAnswers,
  saveChatSettings,
} from './queries.ts';
export { isQuietFor, listQuietUsers } from './quiet.ts';
