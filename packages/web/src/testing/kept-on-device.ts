import { readSealed, sealedNames } from '../platform/sealed-store.ts';

/** Everything stored on this device, decrypted. */
export const keptOnDevice = async () =>
  JSON.stringify(await Promise.all((await sealedNames()).map((name) => readSealed(name))));

/** Names of drafts and outbox entries, without cached answers. */
export const writtenNames = async () =>
  (await sealedNames()).filter((name) => name.split(' ')[2] !== 'seen');

export const NOTHING_KEPT = '[]';
