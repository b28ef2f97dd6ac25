import { randomUUID } from 'node:crypto';

import { isDemoPicture, readDemoPicture } from './demo-pictures.ts';
import { createDownloadUrls, type DownloadUrls } from './download-urls.ts';
import { createFilmUrls, type FilmUrls } from './film-urls.ts';
import { blurPicture, cropPicture, type ShapedPicture, shapePicture } from './shape-picture.ts';
import { createUrlSigner, type Audience, type MediaLink } from './signed-urls.ts';
import { type BySize, bySize, type Size, SIZE_NAMES } from './sizes.ts';
import type { Store } from './stores.ts';

interface PictureToShow {
  carehomeId: string;
  id: string;
  audience: Audience;
  residentId?: string;
  now: Date;
}

export interface LargestPicture {
  content: Buffer;
  type: 'image/jpeg' | 'image/webp';
}

interface StoredFile {
  size: number;
  /** Both inclusive. */
  read: (from: number, to: number) => Promise<Buffer>;
}

/** All access to pictures, films and documents. */
export interface Media {
  /** Re-encodes an upload; slow, so never inside a transaction. */
  shape: (file: Buffer) => Promise<ShapedPicture>;
  /** Both are as slow as `shape`. */
  blur: typeof blurPicture;
  crop: typeof cropPicture;
  keep: (key: string, picture: Pick<ShapedPicture, 'files' | 'print'>) => Promise<void>;
  read: (key: string, size: Size) => Promise<Buffer | undefined>;
  /** For print: JPEG up to A4 at 300 dpi, or the large size where nothing larger was kept. */
  readLargest: (key: string) => Promise<LargestPicture | undefined>;
  remove: (key: string) => Promise<void>;
  /** Streams a file too large for memory, reporting progress. */
  keepFile: Store['putFile'];
  removeFile: Store['delete'];
  putFile: Store['put'];
  getFile: Store['get'];
  /** Reads any stored file in pieces. */
  openFile: (name: string) => Promise<StoredFile | undefined>;
  /** For `<img>`: relative, valid for a few minutes. */
  signUrls: (picture: PictureToShow & { holderId: string }) => BySize<string>;
  isGoodUrl: (link: MediaLink, proof: string, now: Date) => boolean;
  filmUrls: FilmUrls;
  bookUrls: DownloadUrls;
  giftUrls: DownloadUrls;
}

/** Signs every address for one session or lounge screen. */
export type PersonalMedia = Omit<Media, 'signUrls'> & {
  signUrls: (picture: PictureToShow) => BySize<string>;
};

export const mediaFor = (media: Media, holderId: string): PersonalMedia => ({
  ...media,
  signUrls: (picture) => media.signUrls({ ...picture, holderId }),
});

export const newPictureKey = () => randomUUID();

const pictureFile = (key: string, size: Size) => `${key}-${size}.webp`;

// Not a size: no address leads to it, so only features that print or hand over files read it.
const printFile = (key: string) => `${key}-print.jpg`;

export function createMedia(store: Store, urlKey: Buffer): Media {
  const signer = createUrlSigner(urlKey);
  const read: Media['read'] = (key, size) =>
    isDemoPicture(key) ? readDemoPicture(key, size) : store.get(pictureFile(key, size));
  return {
    shape: shapePicture,
    blur: blurPicture,
    crop: cropPicture,
    keep: async (key, { files, print }) => {
      for (const size of SIZE_NAMES) await store.put(pictureFile(key, size), files[size]);
      if (print) await store.put(printFile(key), print);
    },
    read,
    readLargest: async (key) => {
      const print = isDemoPicture(key) ? undefined : await store.get(printFile(key));
      if (print) return { content: print, type: 'image/jpeg' };
      const large = await read(key, 'large');
      return large && { content: large, type: 'image/webp' };
    },
    remove: async (key) => {
      if (isDemoPicture(key)) return;
      for (const size of SIZE_NAMES) await store.delete(pictureFile(key, size));
      await store.delete(printFile(key));
    },
    keepFile: store.putFile,
    removeFile: store.delete,
    putFile: store.put,
    getFile: store.get,
    openFile: async (name) => {
      const size = await store.size(name);
      return size === undefined
        ? undefined
        : { size, read: (from, to) => store.part(name, from, to) };
    },
    signUrls: ({ now, ...picture }) => bySize((size) => signer.url({ ...picture, size }, now)),
    isGoodUrl: signer.isGood,
    filmUrls: createFilmUrls(urlKey),
    bookUrls: createDownloadUrls(urlKey, 'photo-books'),
    giftUrls: createDownloadUrls(urlKey, 'gifts'),
  };
}
