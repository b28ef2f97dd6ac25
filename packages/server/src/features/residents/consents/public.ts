export { listInForceOf } from './in-force-queries.ts';
export { residentPictureRule } from './picture-rule.ts';
export {
  type Audience,
  listAgreements,
  findPerson,
  mayShowPicture,
  photoAnswers,
  signPortraits,
  purposesOfShowing,
} from './queries.ts';
