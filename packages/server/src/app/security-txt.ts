import type { FastifyInstance } from 'fastify';

import { notFound } from '../core/app-error.ts';
import { after, type Clock, days } from '../core/clock.ts';
import type { Config } from '../core/config.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year; computed per request, so it never expires. */
const VALID_DAYS = 180;

/** RFC 9116; no file without a contact. */
export function serveSecurityTxt(
  app: FastifyInstance,
  {
    SECURITY_CONTACT,
    PUBLIC_URL,
    clock,
  }: Pick<Config, 'PUBLIC_URL'> & Partial<Pick<Config, 'SECURITY_CONTACT'>> & { clock: Clock },
) {
  app.get(PATH, (_request, reply) => {
    if (SECURITY_CONTACT === undefined) throw notFound();
    const lines = [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${after(clock(), days(VALID_DAYS)).toISOString()}`,
      'Preferred-Languages: en',
      // The RFC allows only https here.
      ...(PUBLIC_URL.startsWith('https:') ? [`Canonical: ${PUBLIC_URL}${PATH}`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
