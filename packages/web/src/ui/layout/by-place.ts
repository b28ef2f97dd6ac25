/** Uses the index as key, for items without an id that never move. */
export const byPlace = <T>(list: readonly T[]) => list.map((item, key) => ({ key, item }));
