export const device = 1;
