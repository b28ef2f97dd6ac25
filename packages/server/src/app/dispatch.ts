import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import type { Access, Call } from '@relish/shared/call.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError, forbidden, maintenance } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import type { Handler, SignedIn } from '../core/handler.ts';
import { isWithin, refusalLimit } from '../core/limits.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Pseudonyms } from '../core/pseudonyms.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database, Db } from '../db/database.ts';
import { insertAudit } from '../features/audit/queries.ts';
import type { Library } from '../library/library.ts';
import { type Media, mediaFor } from '../media/media.ts';
import type { Pusher } from '../push/pusher.ts';
import { authenticate } from './authenticate.ts';
import { checkCsrf } from './csrf.ts';
import type { Maintenance } from './maintenance.ts';
import { readInput } from './read-input.ts';
import { createUploadRoom } from './upload-room.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: NonNullable<Call['upload']>;
  }
}

export interface Doors {
  database: Database;
  passwords: Passwords;
  pusher: Pusher;
  media: Media;
  sealer: Sealer;
  pseudonyms: Pseudonyms;
  library: Library;
  maintenance: Maintenance;
  clock: Clock;
}

type Noted = Pick<SignedIn, 'now' | 'address'> & Partial<SignedIn>;

/** The one path of every call: token, user, permission, input, transaction, handler, output. */
export function dispatcher(name: string, call: Call, handler: Handler<Call>, doors: Doors) {
  const { database, maintenance: closed, media, clock, ...given } = doors;
  const admitted = new WeakMap<FastifyRequest, SignedIn>();
  const makeRoom = call.upload && createUploadRoom(call.upload.maxBytes);

  /** Before the body is read: nobody whom we do not let in can make us hold one. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (closed.message !== null) throw maintenance(closed.message);
    const context = {
      ...given,
      now: clock(),
      address: request.ip,
      mediaFor: (viewerId: string) => mediaFor(media, viewerId),
    } as SignedIn;
    await noting(context, async () => {
      checkCsrf(request);
      if (call.access !== 'public') {
        const session = await authenticate(database, request.headers.authorization, context.now);
        context.user = session.user;
        context.carehomeId = session.user.carehome.id;
        context.sessionId = session.id;
        context.media = mediaFor(media, session.user.id);
        allow(session.user, call.access);
      }
      makeRoom?.(request, reply);
    });
    admitted.set(request, context);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = admitted.get(request) as SignedIn;
    return noting(context, async () => {
      const body = request.body as Buffer | undefined;
      const answered = call.upload
        ? await run({ ...context, file: body ?? Buffer.alloc(0) }, {})
        : await run(context, readInput(call.input, body, request.headers['content-type']));
      void reply.header('cache-control', 'no-store');
      return call.output.parse(answered);
    });
  };

  return { onRequest, handler: answer };

  /** What is refused goes to the audit log, if it says so. */
  async function noting<T>(context: Noted, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.options.refused) {
        const { refused } = error.options;
        await database.system(async (db) => {
          const limit = refusalLimit(context.user?.id ?? context.address);
          if (await isWithin(db, limit, context.now))
            await insertAudit(db, context, { reason: name, ...refused });
        });
      }
      throw error;
    }
  }

  function run(context: SignedIn & { file?: Buffer }, input: unknown): Promise<unknown> {
    const system = <T>(work: (db: Db) => Promise<T>) => database.system(work);
    const transaction = <T>(work: (db: Db) => Promise<T>) =>
      call.access === 'public'
        ? database.system(work)
        : database.asTenant(
            {
              carehomeId: context.carehomeId,
              userId: context.user.id,
              isRelative: isRelative(context.user),
            },
            work,
          );
    return typeof handler === 'function'
      ? transaction((db) => handler({ ...context, db }, input))
      : handler.staged({ ...context, system, transaction }, input);
  }
}

function allow(user: CurrentUser, access: Access) {
  if (access === 'public' || access === 'authenticated' || can(user, access)) return;
  throw forbidden();
}
