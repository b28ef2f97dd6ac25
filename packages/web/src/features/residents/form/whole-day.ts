/** While a year is being typed it is the year 1, then 19, then 194. */
export const isWholeDay = (day: string | null): day is string =>
  day !== null && day >= '1900-01-01' && day <= '2200-12-31';
