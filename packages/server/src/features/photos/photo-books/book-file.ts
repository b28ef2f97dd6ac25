export const bookFile = (key: string) => `${key}-book.pdf`;
