export { listBirthdays } from './list-birthdays.ts';
export { listBirthdaysBetween, listShownInHome } from './queries.ts';
