import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { checkName, type Store } from './stores.ts';

/** Both inclusive. */
export async function readPart(path: string, from: number, to: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(to - from + 1),
      0,
      to - from + 1,
      from,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Readable by the owner only. */
export function diskStore(root: string): Store {
  const place = (name: string) => {
    checkName(name);
    // Spread over 256 folders: some tools are slow with a hundred thousand files in one.
    const folder = join(root, name.slice(0, 2));
    return { folder, path: join(folder, name), draft: join(folder, `.${name}`) };
  };
  const write = async (name: string, content: Buffer | AsyncIterable<Buffer>) => {
    const { folder, path, draft } = place(name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    // Renamed into place, so a file is never partial, even after a power cut.
    await rename(draft, path);
  };
  return {
    put: write,

    putFile: (name, path, onSent) => write(name, reportProgress(createReadStream(path), onSent)),

    get: async (name) => {
      try {
        return await readFile(place(name).path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    size: async (name) => {
      try {
        return (await stat(place(name).path)).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    part: (name, from, to) => readPart(place(name).path, from, to),

    delete: async (name) => {
      const { path, draft } = place(name);
      await rm(path, { force: true });
      await rm(draft, { force: true });
    },
  };
}

async function* reportProgress(pieces: AsyncIterable<Buffer>, onSent: (bytes: number) => void) {
  let sent = 0;
  for await (const piece of pieces) {
    yield piece;
    onSent((sent += piece.length));
  }
}
