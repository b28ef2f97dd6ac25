/** Each becomes a picture of full size in one answer. */
export const EXPORTED_AT_ONCE = 10;
