import { LiveInput } from '@relish/shared/chat/live/stream.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { maintenance, tooMany } from '../core/app-error.ts';
import type { Session } from '../features/accounts/account/public.ts';
import { authenticate } from './authenticate.ts';
import { checkCsrf } from './csrf.ts';
import type { Dependencies } from './dispatch.ts';
import { readInput } from './read-input.ts';

const STREAMS_AT_MOST = 5000;
/** A device that does not keep up is cut off, and catches up when it comes back. */
const WAITING_BYTES_AT_MOST = 65_536;

/** One stream of events per page: which answers to fetch again. */
export function serveLive(
  app: FastifyInstance,
  path: string,
  {
    database,
    maintenance: closed,
    live,
    clock,
  }: Pick<Dependencies, 'database' | 'maintenance' | 'live' | 'clock'>,
) {
  const admitted = new WeakMap<FastifyRequest, Session>();
  app.post(path, {
    onRequest: async (request) => {
      if (closed.message !== null) throw maintenance(closed.message);
      checkCsrf(request);
      admitted.set(request, await authenticate(database, request.headers.authorization, clock()));
    },
    handler: async (request, reply) => {
      const { id, user } = admitted.get(request) as Session;
      const { headers, body } = request;
      const { last, page } = readInput(LiveInput, body as Buffer, headers['content-type']);
      if (live.size >= STREAMS_AT_MOST)
        throw tooMany('Very many people are connected. Please try again.', 30);
      const carehomeId = user.carehome.id;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Proxies that collect answers would hold events back.
        'x-accel-buffering': 'no',
      });
      raw.flushHeaders();
      const isStuck = () => raw.writableLength > WAITING_BYTES_AT_MOST;
      const write = (text: string) => {
        if (raw.destroyed || raw.writableEnded || isStuck()) return false;
        raw.write(text);
        return true;
      };
      const leave = live.follow({
        sessionId: id,
        userId: user.id,
        carehomeId,
        page,
        number: last?.carehome_id === carehomeId ? last.number : undefined,
        send: (event) => write(`id: ${event.number}\ndata: ${JSON.stringify(event)}\n\n`),
        beat: () => write(':\n\n'),
        end: () => {
          leave();
          if (isStuck()) raw.destroy();
          else raw.end();
        },
      });
      raw.on('close', leave);
    },
  });
}
