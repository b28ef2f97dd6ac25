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
  listClosedIn,
  listComparable,
  listPublished,
  listPulses,
  listSet,
  lockSurvey,
  type SurveyRecord,
  updateSurvey,
} from './queries.ts';
