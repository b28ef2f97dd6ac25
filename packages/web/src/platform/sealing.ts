/** Data encrypted with a key that exists only on this device. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Not extractable: not even our own code can read the key. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const cipher = (iv: Sealed['iv'], name: string) => ({
  name: 'AES-GCM',
  iv,
  // Authenticates the name, so that data moved to another name cannot be decrypted.
  additionalData: new TextEncoder().encode(name),
});

export async function sealBytes(
  key: CryptoKey,
  name: string,
  bytes: BufferSource,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, name), key, bytes) };
}

/** Undefined if the key or name differs, or the data was changed. */
export async function unsealBytes(
  key: CryptoKey,
  name: string,
  { iv, data }: Sealed,
): Promise<ArrayBuffer | undefined> {
  try {
    return await crypto.subtle.decrypt(cipher(iv, name), key, data);
  } catch {
    return undefined;
  }
}

export const seal = (key: CryptoKey, name: string, value: unknown): Promise<Sealed> =>
  sealBytes(key, name, new TextEncoder().encode(JSON.stringify(value)));

/** Undefined where `unsealBytes` gives nothing, or for bytes that are no value. */
export async function unseal(key: CryptoKey, name: string, sealed: Sealed): Promise<unknown> {
  const text = await unsealBytes(key, name, sealed);
  try {
    return text && (JSON.parse(new TextDecoder().decode(text)) as unknown);
  } catch {
    return undefined;
  }
}
