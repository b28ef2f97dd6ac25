/** How a photo left the app: once it has, withdrawing consent cannot bring it back. */
export const COPY_KINDS = ['download', 'email', 'book', 'gift', 'public'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];
