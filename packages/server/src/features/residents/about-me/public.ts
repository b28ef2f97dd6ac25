export type { AboutMeAlbum, AboutMeReader, EntryPictures } from './album.ts';
export { addMemory } from './memories.ts';
export { isPictureForFamily } from './picture-queries.ts';
export {
  listEntries,
  listGlanceEntries,
  removeEntryPicture,
  replaceEntryPicture,
} from './queries.ts';
