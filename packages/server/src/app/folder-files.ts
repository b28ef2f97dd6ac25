import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { type PreparedFile, prepareFile, sendPrepared, contentType } from './prepared-file.ts';

interface FolderOptions {
  prefix: string;
  folder: string;
  headers: Record<string, string>;
  /** The build wrote compressed variants next to the files. */
  precompressed?: boolean;
}

/**
 * Serves a folder from memory. Only files present at start are served, so no request path ever
 * becomes a file path.
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
    const type = contentType(name);
    if (!names.has(name) || type === undefined) throw notFound();
    const file = files.get(name) ?? prepare(name, type);
    files.set(name, file);
    // Retry a failed read on the next request.
    file.catch(() => files.delete(name));
    return sendPrepared(await file, request, reply);
  });
}
