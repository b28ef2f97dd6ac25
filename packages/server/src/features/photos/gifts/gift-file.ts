export const giftFile = (key: string) => `${key}-gift.zip`;

/** No one's name: file names are seen by others (N17). */
export const giftFileName = (createdAt: string) => `photos-${createdAt.slice(0, 10)}.zip`;
