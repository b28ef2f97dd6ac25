export { readDelivery } from './delivery.ts';
export { readFamilyContact } from './family-contact-queries.ts';
export {
  type Scope,
  ANSWERS,
  IS_ENGAGED,
  IS_PRESENT,
  countedIn,
  findAnswerTotals,
  findBegun,
  findSessionTotals,
  hereIn,
  listPersonTotals,
  readTotals,
  sessionsIn,
} from './queries.ts';
export { readWeek, weekUntil } from './week-queries.ts';
