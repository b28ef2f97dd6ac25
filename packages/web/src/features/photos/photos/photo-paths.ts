export const ALBUM = '/tabs/photo-book';

export const photoPath = (id: string) => `/photo?id=${id}`;
