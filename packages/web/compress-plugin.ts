import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|html|js|json|map|svg|txt|wasm|webmanifest|xml)$/;
// Smaller files fit in one packet anyway.
const SMALLEST = 1024;

const forms = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes compressed copies beside the built files, at the highest level, for the server to serve.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'relish-compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After all other plugins, because the service worker is written in the same hook.
      order: 'post',
      sequential: true,
      handler: async (error) => {
        if (!error) await compressFolder(folder);
      },
    },
  };
}

async function compressFolder(folder: string) {
  for await (const name of glob('**/*', { cwd: folder })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.length <= SMALLEST) continue;
    for (const [ending, shrink] of Object.entries(forms)) {
      const smaller = await shrink(bytes);
      if (smaller.length < bytes.length) await writeFile(path + ending, smaller);
    }
  }
}
