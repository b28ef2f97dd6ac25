/** As much as so many records of the home: one good afternoon is a hint, ten are knowledge. */
const PRIOR = 5;
/** With fewer records nothing is said of a person. */
export const ENOUGH = 3;

/** A mean drawn towards the home's own, the more the fewer values there are; null where it is too early to tell. */
export function shrunkMean(values: readonly number[], homeMean: number | null): number | null {
  if (values.length < ENOUGH || homeMean === null) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return (sum + PRIOR * homeMean) / (values.length + PRIOR);
}
