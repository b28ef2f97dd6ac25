/** What lies on the device in a form that only its own key opens. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Never leaves the browser: not even our own code can read its letters. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const cipher = (iv: Sealed['iv'], name: string) => ({
  name: 'AES-GCM',
  iv,
  // Bound to where it lies: put in another place, it does not open.
  additionalData: new TextEncoder().encode(name),
});

export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, name), key, text) };
}

/** Undefined for what another key or place has sealed, or somebody has altered. */
export async function unseal(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(cipher(iv, name), key, data);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}
