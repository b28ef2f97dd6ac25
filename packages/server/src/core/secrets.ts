import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only the hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
