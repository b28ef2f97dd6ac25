export {
  BEGINNING,
  appendVersions,
  hashLink,
  listChains,
  listLinks,
  listVersions,
} from './queries.ts';
