/** Names are always ours: nothing a caller sends becomes part of one. */
export interface Store {
  put: (name: string, content: Buffer) => Promise<void>;
  /** Streams a file too large for memory; stored completely or not at all. */
  putFile: (name: string, path: string, onSent: (bytes: number) => void) => Promise<void>;
  get: (name: string) => Promise<Buffer | undefined>;
  /** In bytes; undefined if missing. */
  size: (name: string) => Promise<number | undefined>;
  /** Both inclusive; the file must exist. */
  part: (name: string, from: number, to: number) => Promise<Buffer>;
  /** Succeeds if it is already gone. */
  delete: (name: string) => Promise<void>;
}

const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-[a-z]{1,10}\.(webp|mp4|vtt|jpg|pdf|csv|zip)$/;

/** Last check before a name becomes a path or address. */
export function checkName(name: string) {
  if (!NAME.test(name)) throw new Error('invalid file name');
}
