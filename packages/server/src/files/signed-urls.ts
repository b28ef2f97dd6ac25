import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

import { minutes } from '../core/clock.ts';
import type { Size } from './sizes.ts';

/**
 * The consent required depends on the audience. `display`: staff show the album of the home to
 * whoever is in the room. `book`: staff see a photo as the family of one resident does.
 */
export const AUDIENCES = ['staff', 'family', 'screen', 'display', 'book'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface MediaLink {
  carehomeId: string;
  holderId: string;
  id: string;
  size: Size;
  audience: Audience;
  /** The resident whose family a `book` is for. */
  residentId?: string | undefined;
  /** Unix time in seconds. */
  until: number;
}

// Valid for five to ten minutes and stable within a window, so reloaded lists hit the browser
// cache.
const WINDOW_MS = minutes(5);

const expiryTime = (now: Date) => ((Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS) / 1000;

export function createUrlSigner(bytes: Buffer) {
  // Prepared once: signing with bytes takes five times as long, and a page of an album has 180 addresses.
  const key = createSecretKey(bytes);
  const sign = ({ carehomeId, holderId, id, size, audience, until, residentId }: MediaLink) =>
    createHmac('sha256', key)
      .update([carehomeId, holderId, id, size, audience, until, residentId ?? ''].join('\n'))
      .digest();

  return {
    url: (link: Omit<MediaLink, 'until'>, now: Date): string => {
      const until = expiryTime(now);
      const proof = sign({ ...link, until }).toString('base64url');
      const { carehomeId, holderId, id, size, audience, residentId } = link;
      const of = residentId === undefined ? '' : `&of=${residentId}`;
      return `/media/${carehomeId}/${id}/${size}?by=${holderId}&for=${audience}${of}&until=${until}&proof=${proof}`;
    },

    isGood: (link: MediaLink, proof: string, now: Date): boolean => {
      const [received, expected] = [Buffer.from(proof, 'base64url'), sign(link)];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}
