import { createHmac, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';
import type { Size } from './sizes.ts';

/** Whom an address was made for: the consent that is asked for depends on it. */
export const AUDIENCES = ['staff', 'family', 'screen'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Everything that the signature covers: none of it can be changed by who holds the address. */
export interface MediaLink {
  carehomeId: string;
  /** Who was given it: it shows nothing any more once they may not see it. */
  viewerId: string;
  id: string;
  size: Size;
  audience: Audience;
  /** Seconds since 1970. */
  until: number;
}

// Ends two whole windows after the one that has begun: good for five to ten minutes, and the same
// address within a window, so that a list that is fetched again finds its pictures in the browser's cache.
const WINDOW_MS = minutes(5);

const endOf = (now: Date) => ((Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS) / 1000;

export function createUrlSigner(key: Buffer) {
  const sign = ({ carehomeId, viewerId, id, size, audience, until }: MediaLink) =>
    createHmac('sha256', key)
      .update([carehomeId, viewerId, id, size, audience, until].join('\n'))
      .digest();

  return {
    url: (link: Omit<MediaLink, 'until'>, now: Date): string => {
      const until = endOf(now);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, viewerId, id, size, audience } = link;
      return `/media/${carehomeId}/${id}/${size}?by=${viewerId}&for=${audience}&until=${until}&proof=${proof}`;
    },

    isGood: (link: MediaLink, proof: string, now: Date): boolean => {
      const [given, right] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
