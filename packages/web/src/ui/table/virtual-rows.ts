/** Fewer rows than this are faster without windowing. */
export const FEWEST_VIRTUAL_ROWS = 500;
