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

export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, name), key, text) };
}

/** Undefined if the key or name differs, or the data was changed. */
export async function unseal(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(cipher(iv, name), key, data);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}
