import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { issueCsrfCookie } from './csrf.ts';
import { serveFolder } from './folder-files.ts';
import { fillPage, type PageOptions } from './page-config.ts';
import { prepareFile, sendPrepared, contentType } from './prepared-file.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const NEVER_A_PAGE = /^(\/|%2f)+(api|assets|icons|library|media)(\/|%2f|$)/i;

const FRESH = 'no-cache';
/** File names contain a content hash. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Files with fixed names, because browsers and phones look for those. */
const ROOT_FILES: Record<string, Record<string, string>> = {
  // The address sets the worker's scope; a stale worker must never be served.
  'sw.js': { 'cache-control': FRESH, 'service-worker-allowed': '/' },
  'manifest.webmanifest': { 'cache-control': FRESH },
  'favicon.svg': { 'cache-control': A_DAY },
  'robots.txt': { 'cache-control': A_DAY },
};
const ICONS = 'icons';
const PICTURE = /\.(png|svg|webp|ico)$/;

/** Hashed assets are cached for ever; the page is always fresh and sets the CSRF cookie. */
export async function serveWebApp(
  app: FastifyInstance,
  { folder, secure, ...options }: PageOptions & { folder: string; secure: boolean },
) {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  const page =
    html === undefined
      ? undefined
      : await prepareFile(Buffer.from(fillPage(html, options)), {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': FRESH,
        });
  if (page) {
    await serveFolder(app, {
      prefix: '/assets/',
      folder: join(folder, 'assets'),
      headers: { 'cache-control': FOR_EVER },
      precompressed: true,
    });
    await serveRootFiles(app, folder);
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A service worker caches the page under its own name too.
    const isPage = !NEVER_A_PAGE.test(path) && (!/\.\w+$/.test(path) || path === '/index.html');
    if (page === undefined || !isRead || !isPage) throw notFound();
    issueCsrfCookie(request, reply, secure);
    return sendPrepared(page, request, reply);
  });
}

/** Only files present at start get a route, so no request path becomes a file path. */
async function serveRootFiles(app: FastifyInstance, folder: string) {
  const serve = async (name: string, headers: Record<string, string>) => {
    const type = contentType(name);
    if (type === undefined) return;
    const content = await readFile(join(folder, name));
    const file = await prepareFile(content, { 'content-type': type, ...headers });
    app.get(`/${name}`, (request, reply) => sendPrepared(file, request, reply));
  };
  const names = await readdir(folder);
  for (const [name, headers] of Object.entries(ROOT_FILES))
    if (names.includes(name)) await serve(name, headers);
  const icons = names.includes(ICONS) ? await readdir(join(folder, ICONS)) : [];
  for (const name of icons.filter((each) => PICTURE.test(each)))
    await serve(`${ICONS}/${name}`, { 'cache-control': A_DAY });
}
