export { countWait, findPromiseLimit } from './promise.ts';
export {
  claimAutomaticAnswer,
  findChatSettings,
  findUsualReply,
  insertAnswers,
  saveChatSettings,
} from './queries.ts';
export { listQuietUsers } from './quiet.ts';
