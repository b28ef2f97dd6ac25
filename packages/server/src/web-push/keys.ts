import { createECDH, ECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** VAPID keys as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** A mismatch would otherwise only show when nothing arrives. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(privateKey, 'base64url');
    return (
      Buffer.from(privateKey, 'base64url').length === 32 &&
      pair.getPublicKey('base64url') === publicKey
    );
  } catch {
    return false;
  }
}

/** Random bytes are rarely a point on the curve. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const bytes = Buffer.from(p256dh, 'base64url');
    return bytes[0] === 4 && ECDH.convertKey(bytes, CURVE).length === 65;
  } catch {
    return false;
  }
}
