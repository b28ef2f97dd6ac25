import { createHmac, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';

export interface DownloadLink {
  carehomeId: string;
  /** The address ends with this session. */
  sessionId: string;
  id: string;
  /** Unix time in seconds. */
  until: number;
}

/** A folder of its own keeps the address of one kind of file useless for another. */
export type DownloadFolder = 'gifts' | 'photo-books';

// Long enough to continue an interrupted download; everything is decided again at every fetch.
const GOOD_FOR_MS = minutes(30);

export interface DownloadUrls {
  url: (link: Omit<DownloadLink, 'until'>, now: Date) => string;
  isGood: (link: DownloadLink, proof: string, now: Date) => boolean;
}

/** A browser downloads a large file without holding it in memory, but cannot send a token. */
export function createDownloadUrls(key: Buffer, folder: DownloadFolder): DownloadUrls {
  const sign = ({ carehomeId, sessionId, id, until }: DownloadLink) =>
    createHmac('sha256', key)
      .update([folder, carehomeId, sessionId, id, until].join('\n'))
      .digest();
  return {
    url: (link, now) => {
      const until = Math.floor((now.getTime() + GOOD_FOR_MS) / 1000);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, sessionId, id } = link;
      return `/${folder}/${carehomeId}/${id}?by=${sessionId}&until=${until}&proof=${proof}`;
    },
    isGood: (link, proof, now) => {
      const [received, expected] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
