import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { type PreparedFile, prepareFile, sendPrepared, typeOf } from './prepared-file.ts';

interface FolderOptions {
  prefix: string;
  folder: string;
  headers: Record<string, string>;
  /** The build lays compressed forms beside its files. */
  precompressed?: boolean;
}

/**
 * Serves the files of a folder from memory. What is there at start is known by name: no address that a browser sends
 * ever becomes a path. Each is read once, when it is first asked for.
 */
export async function serveFolder(
  app: FastifyInstance,
  { prefix, folder, headers, precompressed = false }: FolderOptions,
) {
  const names = new Set(await readdir(folder));
  const files = new Map<string, Promise<PreparedFile>>();
  const read = (name: string) => readFile(join(folder, name));

  const builtForms = async (name: string) => ({
    ...(names.has(`${name}.br`) && { br: await read(`${name}.br`) }),
    ...(names.has(`${name}.gz`) && { gzip: await read(`${name}.gz`) }),
  });
  const prepare = async (name: string, type: string) =>
    prepareFile(
      await read(name),
      { 'content-type': type, ...headers },
      precompressed ? await builtForms(name) : undefined,
    );

  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*'];
    const type = typeOf(name);
    if (!names.has(name) || type === undefined) throw notFound();
    const file = files.get(name) ?? prepare(name, type);
    files.set(name, file);
    // One that cannot be read now may be there the next time.
    file.catch(() => files.delete(name));
    return sendPrepared(await file, request, reply);
  });
}
