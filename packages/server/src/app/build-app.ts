import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import type { Call } from '@relish/shared/call.ts';
import { calls } from '@relish/shared/calls.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';

import { notFound, unreadable } from '../core/app-error.ts';
import type { Config } from '../core/config.ts';
import type { Handler } from '../core/handler.ts';
import { dispatcher, type Doors } from './dispatch.ts';
import { answerError } from './error-handler.ts';
import { serveFilms } from './films.ts';
import { handlers } from './handlers.ts';
import { serveLibraryFiles } from './library-files.ts';
import { openApiDocument } from './openapi.ts';
import { type PageOptions, pageOptions } from './page-config.ts';
import { servePictures } from './pictures.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWebApp, WEB_FOLDER } from './web-app.ts';

const API = '/api/v2';
// A call that needs more than this says so itself.
const BODY_LIMIT = 65_536;
const CONNECTIONS_AT_MOST = 10_000;

export type AppOptions = Pick<Config, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'> &
  PageOptions & {
    doors: Doors;
    webFolder?: string;
    logTo?: { write: (line: string) => void };
  };

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.LOG_LEVEL, ...(options.logTo && { stream: options.logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < options.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 120_000,
    // A 503 signs our users out (spec 4): while closing, requests under way are simply answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Node itself would answer 400 to a request without a Host header.
    http: { requireHostHeader: false },
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  const secure = options.PUBLIC_URL.startsWith('https:');
  app.server.maxConnections = CONNECTIONS_AT_MOST;
  // Node would answer an expectation that it does not know with a bare 417.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );

  app.setErrorHandler(answerError);
  logAnswers(app);
  readBodiesAsBytes(app);
  const page = { ...pageOptions(options), secure };
  await setSecurityHeaders(app, page);
  await serveWebApp(app, { ...page, folder: options.webFolder ?? WEB_FOLDER });

  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name as keyof typeof handlers] as Handler<Call>;
    const { upload, maxBytes } = call;
    app.post(`${API}/${name}`, {
      ...dispatcher(name, call, handler, options.doors),
      ...(maxBytes && { bodyLimit: maxBytes }),
      ...(upload && { bodyLimit: upload.maxBytes, config: { upload } }),
    });
  }
  servePictures(app, options.doors);
  serveFilms(app, options.doors);
  await serveLibraryFiles(app);
  const document = openApiDocument(calls);
  app.get(`${API}/openapi.json`, () => document);
  app.all('/api/*', () => {
    throw notFound();
  });
  return app;
}

/** Any content type reaches the dispatcher, which answers in our words instead of the framework's 415 and 400. */
function readBodiesAsBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** One line per answer: path, status and time. No address, no query, nothing of the body. */
function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** What Node cannot read as HTTP at all never reaches a route. */
function answerUnreadable(socket: Socket) {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(unreadable('This request is not readable.').body);
  socket.end(
    `HTTP/1.1 422 Unprocessable Entity\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
