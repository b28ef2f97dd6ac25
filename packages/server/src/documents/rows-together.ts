/** A table of so many rows is not torn apart. */
export const ROWS_TOGETHER = 12;
