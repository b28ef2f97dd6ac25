/** One decimal, half up (domain 4.2). An epsilon corrects binary fractions such as 1.005. */
export const toOneDecimal = (value: number): number =>
  Math.floor(value * 10 + 0.5 + Number.EPSILON * Math.abs(value) * 10) / 10;

/** Null if there is nothing to divide by. */
export const ratio = (part: number, whole: number, times = 1): number | null =>
  whole === 0 ? null : toOneDecimal((part * times) / whole);

export const percent = (part: number, whole: number): number | null => ratio(part, whole, 100);

export const mean = (values: readonly number[]): number | null =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return toOneDecimal(sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2);
}
