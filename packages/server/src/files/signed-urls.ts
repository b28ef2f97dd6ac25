import { createHmac, timingSafeEqual } from 'node:crypto';

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

const PROOFS_KEPT = 20_000;

export function createUrlSigner(key: Buffer) {
  const sign = (signed: string) => createHmac('sha256', key).update(signed).digest();
  const findProof = rememberProofs((signed) => sign(signed).toString('base64url'));

  return {
    url: (link: Omit<MediaLink, 'until'>, now: Date): string => {
      const until = expiryTime(now);
      const proof = findProof(toSigned({ ...link, until }), until);
      const { carehomeId, holderId, id, size, audience, residentId } = link;
      const of = residentId === undefined ? '' : `&of=${residentId}`;
      return `/media/${carehomeId}/${id}/${size}?by=${holderId}&for=${audience}${of}&until=${until}&proof=${proof}`;
    },

    isGood: (link: MediaLink, proof: string, now: Date): boolean => {
      const [received, expected] = [Buffer.from(proof, 'base64url'), sign(toSigned(link))];
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs && now.getTime() < link.until * 1000;
    },
  };
}

const toSigned = ({ carehomeId, holderId, id, size, audience, until, residentId }: MediaLink) =>
  [carehomeId, holderId, id, size, audience, until, residentId ?? ''].join('\n');

/** A list of faces signs three addresses for each, which took longer than reading the list. */
function rememberProofs(prove: (signed: string) => string) {
  const known = new Map<string, string>();
  let knownUntil = 0;
  return (signed: string, until: number): string => {
    if (until !== knownUntil || known.size >= PROOFS_KEPT) known.clear();
    knownUntil = until;
    const proof = known.get(signed) ?? prove(signed);
    known.set(signed, proof);
    return proof;
  };
}
