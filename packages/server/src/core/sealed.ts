import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
// Version prefix, so the scheme can be changed later.
const VERSION = 'v1.';

/** Encryption at rest for special categories of personal data. */
export interface Sealer {
  seal: (text: string) => string;
  /** Throws if tampered with or sealed with another key. */
  unseal: (sealed: string) => string;
}

export function createSealer(key: Buffer): Sealer {
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(VERSION));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return VERSION + sealed.toString('base64url');
    },

    unseal: (sealed) => {
      if (!sealed.startsWith(VERSION)) throw new Error('not a sealed text');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('sealed text is truncated');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const options = { authTagLength: TAG_BYTES };
      const cipher = createDecipheriv(CIPHER, key, nonce, options)
        .setAAD(Buffer.from(VERSION))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    },
  };
}
