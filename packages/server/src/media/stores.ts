/** Where files lie. A name is always one of ours: nothing that a caller sends becomes part of it. */
export interface Store {
  put: (name: string, content: Buffer) => Promise<void>;
  /** Piece by piece, for what is too long to hold; tells how far it is. The whole file or none of it. */
  putFile: (name: string, path: string, onSent: (bytes: number) => void) => Promise<void>;
  get: (name: string) => Promise<Buffer | undefined>;
  /** How long a file is; undefined when there is none. */
  size: (name: string) => Promise<number | undefined>;
  /** The bytes from one place to another, both included, of a file that is there. */
  part: (name: string, from: number, to: number) => Promise<Buffer>;
  /** Also when it is gone already. */
  delete: (name: string) => Promise<void>;
}

const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-[a-z]{1,10}\.(webp|mp4|vtt|jpg|pdf|csv)$/;

/** The last lock before a path or address is made of a name. */
export function checkName(name: string) {
  if (!NAME.test(name)) throw new Error('this is no name of a stored file');
}
