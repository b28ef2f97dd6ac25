import { createHash, randomBytes } from 'node:crypto';

/** A token or code for a person to carry: 256 random bits. Only its hash is ever stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
