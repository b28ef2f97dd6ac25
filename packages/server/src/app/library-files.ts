import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { CONTENT_FOLDER } from '../content/content-files.ts';
import { serveFolder } from './folder-files.ts';

/** The content folders that browsers may read, as `/library/<name>/…`. */
const FOLDERS: Record<string, string> = {
  pictures: 'activities/pictures',
  glyphs: 'activities/glyphs',
  tutorials: 'tutorials/screenshots',
};

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Public and the same for everyone, so it needs no signature and may be cached. */
export async function serveLibraryFiles(app: FastifyInstance) {
  for (const [name, folder] of Object.entries(FOLDERS))
    await serveFolder(app, {
      prefix: `/library/${name}/`,
      folder: join(CONTENT_FOLDER, folder),
      headers: {
        'cache-control': 'public, max-age=86400',
        // The native shell has its own origin.
        'cross-origin-resource-policy': 'cross-origin',
        // An SVG opened directly is a page: allow it no scripts or requests.
        'content-security-policy': DRAWING_POLICY,
      },
    });
}
