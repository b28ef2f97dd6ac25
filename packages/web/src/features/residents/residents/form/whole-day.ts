/** A half-typed year is the year 1, 19 or 194. */
export const isWholeDay = (day: string | null): day is string =>
  day !== null && day >= '1900-01-01' && day <= '2200-12-31';
