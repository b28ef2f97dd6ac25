/** `12.50` */
export const poundsOf = (pence: number | null): string =>
  pence === null ? '' : (pence / 100).toFixed(2);

/** Null for nothing, and for what is no amount. */
export function penceOf(pounds: string): number | null {
  const typed = pounds.replaceAll(/[£,\s]/g, '');
  const amount = Math.round(Number(typed) * 100);
  return typed === '' || Number.isNaN(amount) ? null : amount;
}
