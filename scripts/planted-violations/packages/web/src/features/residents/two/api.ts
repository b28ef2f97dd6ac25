export const useTwo = 1;
