import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';

import {
  AppError,
  internal,
  notFound,
  timedOut,
  tooLarge,
  tooMany,
  unreadable,
} from '../core/app-error.ts';

/** Converts anything thrown into our error body. 400 is never sent (spec 8). */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  // The client closed the connection mid-request. The database's connection fails with the same
  // code, also before the body has arrived, so the code alone does not tell.
  const isGone = thrown !== null && thrown === request.raw.errored;
  const error = isGone ? unreadable('Half a request.') : toAppError(thrown, request);
  void reply.code(error.status).header('cache-control', 'no-store').type('application/json');
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  return reply.send(error.body);
}

function toAppError(thrown: unknown, { log, id, routeOptions }: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown;
  const code = readErrorCode(thrown);
  if (isDatabaseRefusal(code)) {
    log.warn(
      { code, constraint: (thrown as { constraint?: string }).constraint },
      'database rejected a value',
    );
    return unreadable('Some of what you entered cannot be saved. Please check it.');
  }
  if (code === '57014' || isDatabaseAway(thrown, code)) {
    log.error({ code }, 'database did not answer');
    return timedOut();
  }
  if ((thrown as Error).message?.startsWith('timeout exceeded when trying to connect'))
    return tooMany('Very many people are using Relish right now. Please try again.', 2);
  if (isClientFault(thrown)) {
    if (thrown.statusCode === 404) return notFound();
    if (thrown.statusCode === 413) return tooLarge(routeOptions.config?.upload?.maxBytes);
    return unreadable('This request is not readable.');
  }
  log.error({ fault: describe(thrown, code) }, 'unexpected error');
  return internal(id);
}

const readErrorCode = (thrown: unknown): string => {
  const code = (thrown as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

// SQLSTATE classes 22 (data) and 23 (constraint). Their messages quote values, so ours are used
// instead.
const isDatabaseRefusal = (code: string) => /^2[23][0-9A-Z]{3}$/.test(code);

const AWAY = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);

const isDatabaseAway = (thrown: unknown, code: string) =>
  /^(08|57P|53)[0-9A-Z]+$/.test(code) ||
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) ||
  AWAY.has((thrown as Error | null)?.message ?? '');

const isClientFault = (thrown: unknown): thrown is { statusCode: number } => {
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
};

/** Place and kind only: messages of database and schema errors quote personal data. */
function describe(thrown: unknown, code: string) {
  if (!(thrown instanceof Error)) return { name: typeof thrown };
  const frames = thrown.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const quotesData = thrown instanceof ZodError || /^[0-9A-Z]{5}$/.test(code);
  return {
    name: thrown.name,
    code,
    ...(!quotesData && { message: thrown.message }),
    ...(thrown instanceof ZodError && {
      paths: thrown.issues.map((issue) => issue.path.join('.')),
    }),
    stack: frames.join('\n'),
  };
}
