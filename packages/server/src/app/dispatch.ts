import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import type { Access, Call } from '@relish/shared/call.ts';
import { can } from '@relish/shared/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError, forbidden, maintenance } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import type { Handler, SignedIn } from '../core/handler.ts';
import { isWithin, refusalLimit } from '../core/limits.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Database, Db } from '../db/database.ts';
import { insertAudit } from '../features/audit/queries.ts';
import type { Pusher } from '../push/pusher.ts';
import { authenticate } from './authenticate.ts';
import { checkCsrf } from './csrf.ts';
import type { Maintenance } from './maintenance.ts';
import { readInput } from './read-input.ts';

export interface Doors {
  database: Database;
  passwords: Passwords;
  pusher: Pusher;
  maintenance: Maintenance;
  clock: Clock;
}

/** The one path of every call: token, user, permission, input, transaction, handler, output. */
export function dispatcher(name: string, call: Call, handler: Handler<Call>, doors: Doors) {
  const { database, passwords, pusher, clock } = doors;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (doors.maintenance.message !== null) throw maintenance(doors.maintenance.message);
    const caller: Partial<SignedIn> = {};
    const context = { now: clock(), address: request.ip, passwords, pusher };
    try {
      checkCsrf(request);
      if (call.access !== 'public') {
        const session = await authenticate(database, request.headers.authorization, context.now);
        Object.assign(caller, {
          user: session.user,
          carehomeId: session.user.carehome.id,
          sessionId: session.id,
        });
        allow(session.user, call.access);
      }
      const input = readInput(
        call.input,
        request.body as Buffer | undefined,
        request.headers['content-type'],
      );
      const answer = await run({ ...context, ...caller } as SignedIn, input);
      void reply.header('cache-control', 'no-store');
      return call.output.parse(answer);
    } catch (error) {
      if (error instanceof AppError && error.options.refused) {
        const { refused } = error.options;
        await database.system(async (db) => {
          const limit = refusalLimit(caller.user?.id ?? context.address);
          if (await isWithin(db, limit, context.now))
            await insertAudit(db, { ...context, ...caller }, { reason: name, ...refused });
        });
      }
      throw error;
    }
  };

  function run(context: SignedIn, input: unknown): Promise<unknown> {
    const system = <T>(work: (db: Db) => Promise<T>) => database.system(work);
    const transaction = <T>(work: (db: Db) => Promise<T>) =>
      call.access === 'public'
        ? database.system(work)
        : database.asTenant({ carehomeId: context.carehomeId, userId: context.user.id }, work);
    return typeof handler === 'function'
      ? transaction((db) => handler({ ...context, db }, input))
      : handler.staged({ ...context, system, transaction }, input);
  }
}

function allow(user: CurrentUser, access: Access) {
  if (access === 'public' || access === 'authenticated' || can(user, access)) return;
  throw forbidden();
}
