export const ADDRESS_LENGTH = 300;
export const VISITING_LENGTH = 500;
