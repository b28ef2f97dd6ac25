/** For things that have no name of their own and never move: their place is their key. */
export const byPlace = <T>(list: readonly T[]) => list.map((item, key) => ({ key, item }));
