import cors from '@fastify/cors';
import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import type { FastifyInstance } from 'fastify';

import { calledOrigins, type PageOptions } from './page-config.ts';

// Where the native shell's pages come from: iOS, Android.
const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost', 'http://localhost'];

const contentSecurityPolicy = (page: PageOptions) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  ["connect-src 'self'", ...calledOrigins(page)].join(' '),
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
// Only where people come by https: on plain http it would lock them out.
const SECURE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export async function setSecurityHeaders(
  app: FastifyInstance,
  { secure, ...page }: PageOptions & { secure: boolean },
) {
  const headers = {
    'content-security-policy': contentSecurityPolicy(page).join('; '),
    ...HEADERS,
    ...(secure && SECURE),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  await app.register(cors, {
    origin: [...NATIVE_ORIGINS, DEVELOPMENT_ORIGIN],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-xsrf-token'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
    strictPreflight: false, // It would answer 400.
  });
}
