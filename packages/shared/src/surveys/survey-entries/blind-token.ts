/**
 * Blind signatures of RFC 9474 (RSABSSA-SHA384-PSS-Deterministic): the home signs a token without seeing it, so that a
 * token proves the right to answer but not whose right it is. The server signs and verifies with OpenSSL.
 */

const TOKEN_BYTES = 32;
const KEY_BYTES = 256;
const HASH_BYTES = 48;

export interface TokenKey {
  /** Modulus and exponent in base64url. */
  n: string;
  e: string;
}

export interface BlindedToken {
  /** Secret until the answers are sent. */
  token: string;
  /** Sent to be signed. */
  blinded: string;
  /** Secret: turns the blind signature into a signature. */
  unblinder: string;
}

export async function blindToken(key: TokenKey): Promise<BlindedToken> {
  const n = toNumber(fromBase64(key.n));
  const token = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const message = toNumber(await encodePss(token, bitLength(n) - 1));
  const { factor, inverse } = chooseFactor(n);
  const blinded = (message * power(factor, toNumber(fromBase64(key.e)), n)) % n;
  return {
    token: toBase64(token),
    blinded: toBase64(toBytes(blinded, KEY_BYTES)),
    unblinder: toBase64(toBytes(inverse, KEY_BYTES)),
  };
}

/** Throws when the server signed something else, which could mark the token. */
export async function unblindToken(
  key: TokenKey,
  { token, unblinder }: Pick<BlindedToken, 'token' | 'unblinder'>,
  blindSignature: string,
): Promise<string> {
  const n = toNumber(fromBase64(key.n));
  const signature = toBytes(
    (toNumber(fromBase64(blindSignature)) * toNumber(fromBase64(unblinder))) % n,
    KEY_BYTES,
  );
  const publicKey = await crypto.subtle.importKey(
    'jwk',
    { kty: 'RSA', n: key.n, e: key.e },
    { name: 'RSA-PSS', hash: 'SHA-384' },
    false,
    ['verify'],
  );
  const pss = { name: 'RSA-PSS', saltLength: HASH_BYTES };
  if (!(await crypto.subtle.verify(pss, publicKey, signature, fromBase64(token))))
    throw new Error('the token was not signed with the key of this survey');
  return toBase64(signature);
}

/** Shown to everyone who answers, so that no one can be given a key of their own unnoticed. */
export async function keyFingerprint({ n, e }: TokenKey): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${n}.${e}`));
  const hex = [...new Uint8Array(digest).slice(0, 8)].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return (hex.join('').match(/.{4}/g) ?? []).join(' ');
}

function chooseFactor(n: bigint): { factor: bigint; inverse: bigint } {
  for (;;) {
    const factor = toNumber(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
    const inverse = factor > 1n && factor < n ? invert(factor, n) : undefined;
    if (inverse !== undefined) return { factor, inverse };
  }
}

/** EMSA-PSS of RFC 8017, 9.1.1, with a random salt as long as the hash. */
async function encodePss(message: Uint8Array<ArrayBuffer>, bits: number): Promise<Uint8Array> {
  const length = Math.ceil(bits / 8);
  const salt = crypto.getRandomValues(new Uint8Array(HASH_BYTES));
  const hash = await sha384(concat(new Uint8Array(8), await sha384(message), salt));
  const block = new Uint8Array(length - HASH_BYTES - 1);
  block[block.length - HASH_BYTES - 1] = 1;
  block.set(salt, block.length - HASH_BYTES);
  const mask = await makeMask(hash, block.length);
  const masked = block.map((byte, index) => byte ^ (mask[index] ?? 0));
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - bits));
  return concat(masked, hash, new Uint8Array([0xbc]));
}

/** MGF1 of RFC 8017, B.2.1. */
async function makeMask(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let counter = 0; counter * HASH_BYTES < length; counter += 1)
    parts.push(await sha384(concat(seed, toBytes(BigInt(counter), 4))));
  return concat(...parts).slice(0, length);
}

const sha384 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function power(base: bigint, exponent: bigint, n: bigint): bigint {
  let result = 1n;
  let square = base % n;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % n;
    square = (square * square) % n;
  }
  return result;
}

/** Extended Euclid; undefined when there is no inverse. */
function invert(value: bigint, n: bigint): bigint | undefined {
  let [rest, next] = [n, value];
  let [before, inverse] = [0n, 1n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [before, inverse] = [inverse, before - quotient * inverse];
  }
  return rest === 1n ? ((before % n) + n) % n : undefined;
}

const bitLength = (value: bigint) => value.toString(2).length;

const toNumber = (bytes: Uint8Array): bigint =>
  BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`);

function toBytes(value: bigint, length: number): Uint8Array<ArrayBuffer> {
  const hex = value.toString(16).padStart(length * 2, '0');
  return new Uint8Array(
    Array.from({ length }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)),
  );
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
