export const useOne = 1;
