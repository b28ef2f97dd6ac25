const YEAR = /\b(19|20)\d\d/;

/** The decade of a period as people write it: "1958", "the 1960s", "summer of 1971". */
export function findDecade(period: string | null): number | null {
  const year = period === null ? null : YEAR.exec(period);
  return year ? Math.floor(Number(year[0]) / 10) * 10 : null;
}
