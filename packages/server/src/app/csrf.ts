import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { strange } from '../core/app-error.ts';

// spec 7: the names of cookie and header are fixed.
const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;
const HEADER = 'x-xsrf-token';

const readCookie = (request: FastifyRequest) => COOKIE.exec(request.headers.cookie ?? '')?.[1];

/** Readable by our own scripts only (double-submit cookie). */
export function issueCsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
  if (readCookie(request)) return;
  const value = randomBytes(32).toString('base64url');
  void reply.header(
    'set-cookie',
    `XSRF-TOKEN=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}

/** Requires the double-submit header from any browser that has the cookie. */
export function checkCsrf(request: FastifyRequest) {
  const cookie = readCookie(request);
  if (cookie === undefined) return;
  const header = request.headers[HEADER];
  if (typeof header === 'string' && sameText(cookie, header)) return;
  throw strange('This request did not come from our page. Please reload it and try again.');
}

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
