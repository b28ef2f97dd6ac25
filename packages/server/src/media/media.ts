import { randomUUID } from 'node:crypto';

import { createFilmUrls, type FilmUrls } from './film-urls.ts';
import { type ShapedPicture, shapePicture } from './shape-picture.ts';
import { createUrlSigner, type Audience, type MediaLink } from './signed-urls.ts';
import { type BySize, bySize, type Size, SIZE_NAMES } from './sizes.ts';
import type { Store } from './stores.ts';

interface PictureToShow {
  carehomeId: string;
  id: string;
  audience: Audience;
  now: Date;
}

interface StoredFile {
  size: number;
  /** Both ends included. */
  read: (from: number, to: number) => Promise<Buffer>;
}

/** The one door for pictures, films and documents. */
export interface Media {
  /** What was sent, in our own form; slow, so never inside a transaction. */
  shape: (file: Buffer) => Promise<ShapedPicture>;
  keep: (key: string, picture: ShapedPicture) => Promise<void>;
  read: (key: string, size: Size) => Promise<Buffer | undefined>;
  remove: (key: string) => Promise<void>;
  /** A file that is too long to hold; tells how far it is. */
  keepFile: Store['putFile'];
  removeFile: Store['delete'];
  /** A file that we made, whole. */
  putFile: Store['put'];
  getFile: Store['get'];
  /** Any file of ours, piece by piece. */
  openFile: (name: string) => Promise<StoredFile | undefined>;
  /** Addresses for an `<img>`, relative to the server and good for some minutes. */
  urlsOf: (picture: PictureToShow & { viewerId: string }) => BySize<string>;
  isGoodUrl: (link: MediaLink, proof: string, now: Date) => boolean;
  filmUrls: FilmUrls;
}

/** The door as one person uses it: every address is made for them. */
export type PersonalMedia = Omit<Media, 'urlsOf'> & {
  urlsOf: (picture: PictureToShow) => BySize<string>;
};

export const mediaFor = (media: Media, viewerId: string): PersonalMedia => ({
  ...media,
  urlsOf: (picture) => media.urlsOf({ ...picture, viewerId }),
});

/** Random, so that a key tells nothing and no two pictures ever share one. */
export const newPictureKey = () => randomUUID();

const nameOf = (key: string, size: Size) => `${key}-${size}.webp`;

export function createMedia(store: Store, urlKey: Buffer): Media {
  const signer = createUrlSigner(urlKey);
  return {
    shape: shapePicture,
    keep: async (key, { files }) => {
      for (const size of SIZE_NAMES) await store.put(nameOf(key, size), files[size]);
    },
    read: (key, size) => store.get(nameOf(key, size)),
    remove: async (key) => {
      for (const size of SIZE_NAMES) await store.delete(nameOf(key, size));
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
    urlsOf: ({ now, ...picture }) => bySize((size) => signer.url({ ...picture, size }, now)),
    isGoodUrl: signer.isGood,
    filmUrls: createFilmUrls(urlKey),
  };
}
