import { createHmac, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';

export interface BookLink {
  carehomeId: string;
  /** The address ends with this session. */
  sessionId: string;
  /** The copy. */
  id: string;
  /** Unix time in seconds. */
  until: number;
}

const GOOD_FOR_MS = minutes(10);

export interface BookUrls {
  url: (link: Omit<BookLink, 'until'>, now: Date) => string;
  isGood: (link: BookLink, proof: string, now: Date) => boolean;
}

/** For a download by the browser, which cannot send a token; everything is checked again there. */
export function createBookUrls(key: Buffer): BookUrls {
  const sign = ({ carehomeId, sessionId, id, until }: BookLink) =>
    createHmac('sha256', key)
      .update(['book', carehomeId, sessionId, id, until].join('\n'))
      .digest();
  return {
    url: (link, now) => {
      const until = Math.floor((now.getTime() + GOOD_FOR_MS) / 1000);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, sessionId, id } = link;
      return `/photo-books/${carehomeId}/${id}?by=${sessionId}&until=${until}&proof=${proof}`;
    },
    isGood: (link, proof, now) => {
      const [received, expected] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
