import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { ZipArchive } from 'archiver';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

/** Each file is on the disk before the next is read, so memory does not grow with their number. */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  // Pictures are compressed already.
  const archive = new ZipArchive({ store: true });
  const file = createWriteStream(path, { mode: 0o600 });
  const failed = new AbortController();
  const written = pipeline(archive, file, { signal: failed.signal });
  // The archive takes any number of files without waiting for the disk.
  const isWaiting = () =>
    !file.destroyed && (archive.readableLength > 0 || file.writableLength > 0);
  const add = async () => {
    for await (const { name, content } of entries) {
      const isAdded = once(archive, 'entry', { signal: failed.signal });
      archive.append(content, { name });
      await isAdded;
      while (isWaiting()) await nextTurn();
    }
    await archive.finalize();
  };
  const whenWritten = written.catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  try {
    await Promise.all([add(), whenWritten]);
  } catch (error) {
    failed.abort();
    await whenWritten.catch(() => undefined);
    throw error;
  }
}
