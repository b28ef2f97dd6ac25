import { createHmac, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';

export const FILM_FILES = ['film', 'captions', 'poster'] as const;
export type FilmFile = (typeof FILM_FILES)[number];

export interface FilmLink {
  carehomeId: string;
  /** The address ends with this session. */
  sessionId: string;
  id: string;
  file: FilmFile;
  /** Unix time in seconds. */
  until: number;
}

// Long, because films are paused; session and permission are still checked on every fetch.
const GOOD_FOR_MS = minutes(360);

export interface FilmUrls {
  url: (link: Omit<FilmLink, 'until'>, now: Date) => string;
  isGood: (link: FilmLink, proof: string, now: Date) => boolean;
}

/** For `<video>`, which cannot send a token. */
export function createFilmUrls(key: Buffer): FilmUrls {
  const sign = ({ carehomeId, sessionId, id, file, until }: FilmLink) =>
    createHmac('sha256', key)
      .update(['film', carehomeId, sessionId, id, file, until].join('\n'))
      .digest();
  return {
    url: (link: Omit<FilmLink, 'until'>, now: Date): string => {
      const until = Math.floor((now.getTime() + GOOD_FOR_MS) / 1000);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, sessionId, id, file } = link;
      return `/library/films/${carehomeId}/${id}/${file}?by=${sessionId}&until=${until}&proof=${proof}`;
    },
    isGood: (link: FilmLink, proof: string, now: Date): boolean => {
      const [received, expected] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
