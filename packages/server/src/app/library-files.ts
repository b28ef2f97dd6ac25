import { join } from 'node:path';

import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { CONTENT_FOLDER } from '../library/content-files.ts';

/** What of the content is a file for a browser: `/library/<name>/…`, where it lies, and what it ends with. */
const FOLDERS: Record<string, { folder: string; ending: string }> = {
  pictures: { folder: 'activities/pictures', ending: '.svg' },
  glyphs: { folder: 'activities/glyphs', ending: '.svg' },
  tutorials: { folder: 'tutorials/screenshots', ending: '.webp' },
};

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The same for everybody and about nobody, so that it needs no signature and may be kept. */
export async function serveLibraryFiles(app: FastifyInstance) {
  for (const [name, { folder, ending }] of Object.entries(FOLDERS))
    await app.register(serveStatic, {
      root: join(CONTENT_FOLDER, folder),
      prefix: `/library/${name}/`,
      allowedPath: (path) => path.endsWith(ending),
      maxAge: '1d',
      index: false,
      decorateReply: false,
      setHeaders: (reply) => {
        // The native shell's pages come from an origin of their own.
        void reply.header('cross-origin-resource-policy', 'cross-origin');
        // Opened by itself a drawing is a page: it may do nothing but be looked at.
        void reply.header('content-security-policy', DRAWING_POLICY);
      },
    });
}
