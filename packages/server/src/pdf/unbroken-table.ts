/** Tables up to this length are kept together. */
export const ROWS_TOGETHER = 12;
