/** Weight of the prior in records: one good afternoon is a hint, ten are evidence. */
const PRIOR = 5;
/** Below this nothing is said about a resident. */
export const ENOUGH = 3;

/** Shrinks small samples towards the home's mean; null if there are too few. */
export function shrunkMean(values: readonly number[], homeMean: number | null): number | null {
  if (values.length < ENOUGH || homeMean === null) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return (sum + PRIOR * homeMean) / (values.length + PRIOR);
}
