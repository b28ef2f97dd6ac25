import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import type { FastifyInstance } from 'fastify';

// Where the native shell's pages come from: iOS, Android.
const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost', 'http://localhost'];

export async function setSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }) {
  await app.register(cors, {
    origin: [...NATIVE_ORIGINS, DEVELOPMENT_ORIGIN],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-xsrf-token'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
  });
}
