import type { Beginning } from './api.ts';

/** Leaves out residents who have moved since. */
export const livingHere = ({ people }: Pick<Beginning, 'people'>, ids: readonly string[]) => {
  const here = new Set(people.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => here.has(id));
};
