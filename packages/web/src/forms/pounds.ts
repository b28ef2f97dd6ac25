/** Null for nothing, and not a number for text that is no amount, which schemas refuse. */
export function toPence(typed: string): number | null {
  const digits = typed.replaceAll(/[£,\s]/g, '');
  return digits === '' ? null : Math.round(Number(digits) * 100);
}

export const toPounds = (pence: number | null): string =>
  pence === null ? '' : (pence / 100).toFixed(2);
