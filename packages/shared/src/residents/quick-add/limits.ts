export const FIRST_ROWS = 5;
export const MOST_ROWS = 20;
