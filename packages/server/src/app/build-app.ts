import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import type { Call } from '@relish/shared/call.ts';
import { calls } from '@relish/shared/calls.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';

import { notFound, unreadable } from '../core/app-error.ts';
import type { Config } from '../core/config.ts';
import type { Handler } from '../core/handler.ts';
import { serveBooks } from './book-files.ts';
import { serveCalendars } from './calendars.ts';
import { dispatcher, type Dependencies } from './dispatch.ts';
import { answerError } from './error-handler.ts';
import { serveFilms } from './films.ts';
import { serveGifts } from './gifts.ts';
import { handlers } from './handlers.ts';
import { serveLibraryFiles } from './library-files.ts';
import { serveLive } from './live.ts';
import { openApiDocument } from './openapi.ts';
import { type PageOptions, pageOptions } from './page-config.ts';
import { servePictures } from './pictures.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveSecurityTxt } from './security-txt.ts';
import { serveWebApp, WEB_FOLDER } from './web-app.ts';
import { createWriteLimit } from './write-limit.ts';

const API = '/api/v2';
// Default body limit; a call that needs more declares it.
const BODY_LIMIT = 65_536;
const CONNECTIONS_AT_MOST = 10_000;

export type AppOptions = Pick<Config, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'> &
  Partial<Pick<Config, 'SECURITY_CONTACT'>> &
  PageOptions & {
    dependencies: Dependencies;
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
    // spec 4: a 503 signs users out, so requests in progress are answered while closing.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Node answers 400 to a request without a Host header.
    http: { requireHostHeader: false },
    clientErrorHandler: (_error, socket) => answerUnreadable(socket),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
  const secure = options.PUBLIC_URL.startsWith('https:');
  app.server.maxConnections = CONNECTIONS_AT_MOST;
  // Node answers an unknown Expect header with a bare 417.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );

  app.setErrorHandler(answerError);
  logAnswers(app);
  readBodiesAsBytes(app);
  const page = { ...pageOptions(options), secure };
  await setSecurityHeaders(app, { ...page, publicUrl: options.PUBLIC_URL });
  serveSecurityTxt(app, { ...options, clock: options.dependencies.clock });
  await serveWebApp(app, { ...page, folder: options.webFolder ?? WEB_FOLDER });

  const limitWrites = createWriteLimit();
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name as keyof typeof handlers] as Handler<Call>;
    const { upload, maxBytes } = call;
    app.post(`${API}/${name}`, {
      ...dispatcher(name, call, handler, { ...options.dependencies, limitWrites }),
      ...(maxBytes && { bodyLimit: maxBytes }),
      ...(upload && { bodyLimit: upload.maxBytes, config: { upload } }),
    });
  }
  serveLive(app, `${API}/live`, options.dependencies);
  servePictures(app, options.dependencies);
  serveFilms(app, options.dependencies);
  serveBooks(app, options.dependencies);
  serveGifts(app, options.dependencies);
  serveCalendars(app, options.dependencies);
  await serveLibraryFiles(app);
  // Made when first asked for, so that starting does not wait for it.
  let document: Promise<string> | undefined;
  app.get(`${API}/openapi.json`, (_request, reply) => {
    document ??= openApiDocument(calls, { publicUrl: options.PUBLIC_URL }).then(JSON.stringify);
    void reply.type('application/json');
    return document;
  });
  app.all('/api/*', () => {
    throw notFound();
  });
  return app;
}

/** Lets the dispatcher answer any content type, instead of the framework's 415 and 400. */
function readBodiesAsBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Path, status and duration only: no IP address, query or body. */
function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** Requests that Node cannot parse never reach a route. */
function answerUnreadable(socket: Socket) {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(unreadable('This request is not readable.').body);
  socket.end(
    `HTTP/1.1 422 Unprocessable Entity\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
