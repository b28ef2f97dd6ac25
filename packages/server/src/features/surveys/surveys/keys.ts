import {
  constants,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  createPrivateKey,
  privateEncrypt,
  publicDecrypt,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';

import {
  keyFingerprint,
  type TokenKey,
} from '@relish/shared/surveys/survey-entries/blind-token.ts';

import type { Sealer } from '../../../core/sealed.ts';

const BITS = 2048;
const SALT_BYTES = 48;
const generate = promisify(generateKeyPair);

/** One key for each survey and home, so that a token is worth nothing elsewhere. */
export async function makeSurveyKey(sealer: Sealer) {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: BITS });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return {
    key_n: n,
    key_e: e,
    key_fingerprint: await keyFingerprint({ n, e }),
    key_sealed: sealer.seal(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  };
}

/** Undefined for a number that is not below the modulus. */
export function signBlinded(sealer: Sealer, sealed: string, blinded: string): string | undefined {
  const key = createPrivateKey(sealer.unseal(sealed));
  const message = Buffer.from(blinded, 'base64url');
  try {
    const signed = privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, message);
    // A faulty signature would reveal the key (RFC 9474, 4.3).
    return isSignatureOf(key, message, signed) ? signed.toString('base64url') : undefined;
  } catch {
    return undefined;
  }
}

const isSignatureOf = (key: KeyObject, message: Buffer, signed: Buffer) =>
  publicDecrypt({ key: createPublicKey(key), padding: constants.RSA_NO_PADDING }, signed).equals(
    message,
  );

export function isSigned({ n, e }: TokenKey, token: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const pss = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES };
  return verify('sha384', bytes(token), pss, bytes(signature));
}
