export { residentPictureRule } from './picture-rule.ts';
export {
  type Audience,
  listAgreements,
  listInForceOf,
  findPerson,
  mayShowTogether,
  photoAnswers,
  signPortraits,
  purposesOfShowing,
} from './queries.ts';
