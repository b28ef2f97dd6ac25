export { tendSurvey } from './job-kinds.ts';
export { isSigned, signBlinded } from './keys.ts';
export {
  type AskingHome,
  findAskingHome,
  findSecrets,
  findSurvey,
  findSurveyHome,
  holdSurvey,
  listAtWork,
  listComparable,
  listPublished,
  listSet,
  lockSurvey,
  type SurveyRecord,
  updateSurvey,
} from './queries.ts';
