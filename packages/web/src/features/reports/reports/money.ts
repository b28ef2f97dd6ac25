/** `12.50` */
export const toPounds = (pence: number | null): string =>
  pence === null ? '' : (pence / 100).toFixed(2);

/** Null for empty or invalid input. */
export function toPence(pounds: string): number | null {
  const typed = pounds.replaceAll(/[£,\s]/g, '');
  const amount = Math.round(Number(typed) * 100);
  return typed === '' || Number.isNaN(amount) ? null : amount;
}
