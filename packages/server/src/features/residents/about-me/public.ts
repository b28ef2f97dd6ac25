export type { AboutMeAlbum, AboutMeReader, EntryPictures } from './album.ts';
export { addMemory } from './memories.ts';
export {
  isPictureForFamily,
  listEntries,
  listGlanceEntries,
  removeEntryPicture,
  replaceEntryPicture,
} from './queries.ts';
