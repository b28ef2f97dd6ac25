import type { Media } from '../../../files/media.ts';

/** For files that leave the app: the best picture that is stored. */
export const readLargest = (media: Pick<Media, 'read'>, key: string) => media.read(key, 'large');
