import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { CONTENT_FOLDER } from '../library/content-files.ts';
import { serveFolder } from './folder-files.ts';

/** What of the content is for browsers: `/library/<name>/…`, and where it lies. */
const FOLDERS: Record<string, string> = {
  pictures: 'activities/pictures',
  glyphs: 'activities/glyphs',
  tutorials: 'tutorials/screenshots',
};

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The same for everybody and about nobody, so that it needs no signature and may be kept. */
export async function serveLibraryFiles(app: FastifyInstance) {
  for (const [name, folder] of Object.entries(FOLDERS))
    await serveFolder(app, {
      prefix: `/library/${name}/`,
      folder: join(CONTENT_FOLDER, folder),
      headers: {
        'cache-control': 'public, max-age=86400',
        // The native shell's pages come from an origin of their own.
        'cross-origin-resource-policy': 'cross-origin',
        // Opened by itself a drawing is a page: it may do nothing but be looked at.
        'content-security-policy': DRAWING_POLICY,
      },
    });
}
