/** To one decimal, halves up (domain 4.2). Numbers like 1.005 are a hair too small in binary: the hair is added. */
export const toOneDecimal = (value: number): number =>
  Math.floor(value * 10 + 0.5 + Number.EPSILON * Math.abs(value) * 10) / 10;

/** Null where there is nothing to divide by: “no data yet” is not 0. */
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
