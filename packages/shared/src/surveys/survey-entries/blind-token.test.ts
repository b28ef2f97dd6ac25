import {
  constants,
  createPublicKey,
  generateKeyPairSync,
  privateEncrypt,
  verify,
} from 'node:crypto';

import { expect, it } from 'vitest';

import { blindToken, keyFingerprint, unblindToken } from './blind-token.ts';

const makeKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const sign = (blinded: string) =>
    privateEncrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(blinded, 'base64url'),
    ).toString('base64url');
  return { privateKey, key: { n, e }, sign };
};
const ours = makeKey();

it('an unblinded signature is an ordinary PSS signature of the token', async () => {
  for (let run = 0; run < 5; run += 1) {
    const blinded = await blindToken(ours.key);
    const signature = await unblindToken(ours.key, blinded, ours.sign(blinded.blinded));
    const options = {
      key: createPublicKey(ours.privateKey),
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 48,
    };
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    expect(verify('sha384', bytes(blinded.token), options, bytes(signature))).toBe(true);
    expect([blinded.token.length, blinded.blinded.length, signature.length]).toEqual([
      43, 342, 342,
    ]);
  }
});

it('refuses a signature of another key, which could mark the token', async () => {
  const blinded = await blindToken(ours.key);
  const theirs = makeKey();
  await expect(unblindToken(ours.key, blinded, theirs.sign(blinded.blinded))).rejects.toThrow(
    'not signed',
  );
});

it('every blinded token explains every token, so that the signer cannot join them', async () => {
  // For each pair there is a factor that maps one to the other; the same token never looks the same twice.
  const [one, other] = [await blindToken(ours.key), await blindToken(ours.key)];
  expect(one.blinded).not.toBe(other.blinded);
  expect(one.token).not.toBe(other.token);
});

it('has a fingerprint that people can compare', async () => {
  expect(await keyFingerprint(ours.key)).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  expect(await keyFingerprint(ours.key)).not.toBe(await keyFingerprint(makeKey().key));
});
