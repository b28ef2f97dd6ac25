import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { issueCsrfCookie } from './csrf.ts';

export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const API_PATH = /^(\/|%2f)+api(\/|%2f|$)/i;

/** Serves the built web app: hashed assets for ever, the page always fresh and with its CSRF cookie. */
export async function serveWebApp(
  app: FastifyInstance,
  { folder, secure }: { folder: string; secure: boolean },
) {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (page !== undefined)
    await app.register(serveStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
    });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !API_PATH.test(path) && !/\.\w+$/.test(path);
    if (page === undefined || !isPage) throw notFound();
    issueCsrfCookie(request, reply, secure);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
