import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { readFeed } from '../features/events/sharing/public.ts';
import type { Dependencies } from './dispatch.ts';

const FILE = /^([\w-]{43})\.ics$/;

/** For calendars, which cannot send a token, so the secret address authorises the request. */
export function serveCalendars(
  app: FastifyInstance,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
) {
  app.get('/calendar/:file', async (request, reply) => {
    const token = FILE.exec((request.params as { file: string }).file)?.[1];
    if (token === undefined) throw notFound();
    const { text, hash, changedAt } = await readFeed(database, {
      token,
      address: request.ip,
      now: clock(),
    });
    const etag = `"${hash}"`;
    const headers = {
      etag,
      'last-modified': changedAt.toUTCString(),
      // Asked again on every use, so that nothing shows after the address was revoked.
      'cache-control': 'private, no-cache',
      // Search engines ignore an address that someone published by mistake.
      'x-robots-tag': 'noindex',
    };
    void reply.headers(headers);
    if (isUnchanged(request.headers, etag, changedAt)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="relish.ics"')
      .send(text);
  });
}

interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

/** RFC 9110 13.2.2: a date counts only where no tag was sent, and an unreadable one never does. */
function isUnchanged(conditions: Conditions, etag: string, changedAt: Date): boolean {
  const tags = conditions['if-none-match'];
  if (tags !== undefined)
    return (
      tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    );
  const since = Date.parse(conditions['if-modified-since'] ?? '');
  return !Number.isNaN(since) && changedAt.getTime() <= since;
}
