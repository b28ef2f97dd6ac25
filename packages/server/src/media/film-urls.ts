import { createHmac, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';

/** The files of a video. */
export const FILM_FILES = ['film', 'captions', 'poster'] as const;
export type FilmFile = (typeof FILM_FILES)[number];

/** Everything that the signature covers. */
export interface FilmLink {
  carehomeId: string;
  viewerId: string;
  id: string;
  file: FilmFile;
  /** Seconds since 1970. */
  until: number;
}

// A film may be watched with many pauses; whoever leaves the home is refused at once all the same.
const GOOD_FOR_MS = minutes(360);

export interface FilmUrls {
  url: (link: Omit<FilmLink, 'until'>, now: Date) => string;
  isGood: (link: FilmLink, proof: string, now: Date) => boolean;
}

/** Addresses for a `<video>`, which cannot send a token. */
export function createFilmUrls(key: Buffer): FilmUrls {
  const sign = ({ carehomeId, viewerId, id, file, until }: FilmLink) =>
    createHmac('sha256', key)
      .update(['film', carehomeId, viewerId, id, file, until].join('\n'))
      .digest();
  return {
    url: (link: Omit<FilmLink, 'until'>, now: Date): string => {
      const until = Math.floor((now.getTime() + GOOD_FOR_MS) / 1000);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, viewerId, id, file } = link;
      return `/library/films/${carehomeId}/${id}/${file}?by=${viewerId}&until=${until}&proof=${proof}`;
    },
    isGood: (link: FilmLink, proof: string, now: Date): boolean => {
      const [given, right] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
