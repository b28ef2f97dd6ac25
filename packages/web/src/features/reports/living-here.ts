import type { Beginning } from './api.ts';

/** Who was there last time may have moved since. */
export const livingHere = ({ people }: Pick<Beginning, 'people'>, ids: readonly string[]) => {
  const here = new Set(people.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => here.has(id));
};
