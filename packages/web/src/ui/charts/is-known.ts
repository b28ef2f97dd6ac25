export const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined;
