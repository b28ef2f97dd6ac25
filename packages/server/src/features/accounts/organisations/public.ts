export {
  type NewOrganisation,
  findCarehome,
  findOrganisation,
  findOwnHome,
  hasExpired,
  insertCarehome,
  insertOrganisation,
  isDemoAccount,
  isDemoHome,
  listCarehomes,
  trialDaysLeft,
  updateOrganisation,
} from './queries.ts';
