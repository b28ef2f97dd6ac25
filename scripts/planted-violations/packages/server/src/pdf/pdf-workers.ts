export const workers = 1;
