import { readSealed, sealedNames } from '../platform/sealed-store.ts';

/** Everything this device keeps for anybody, as its readers see it. */
export const keptOnDevice = async () =>
  JSON.stringify(await Promise.all((await sealedNames()).map((name) => readSealed(name))));

export const NOTHING_KEPT = '[]';
