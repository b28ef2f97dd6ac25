import cors from '@fastify/cors';
import { PAGE_HEADER } from '@relish/shared/chat/live/page-header.ts';
import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import type { FastifyInstance } from 'fastify';

import { calledOrigins, type PageOptions } from './page-config.ts';

// Origins of the native shell: iOS, Android.
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
// Only over https: on plain http HSTS would lock users out.
const SECURE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export async function setSecurityHeaders(
  app: FastifyInstance,
  { secure, publicUrl, ...page }: PageOptions & { secure: boolean; publicUrl: string },
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
    // `npm run dev` serves the pages on another port than the API, and sets PUBLIC_URL to it.
    origin: publicUrl === DEVELOPMENT_ORIGIN ? [...NATIVE_ORIGINS, publicUrl] : NATIVE_ORIGINS,
    methods: ['GET', 'POST'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      PAGE_HEADER,
      'x-xsrf-token',
    ],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
    strictPreflight: false, // Strict preflight would answer 400.
  });
}
