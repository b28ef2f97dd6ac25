export {
  findHome,
  findingResidents,
  hidingOthers,
  hidingResidents,
  listNamesAround,
  listResidentNames,
} from './queries.ts';
