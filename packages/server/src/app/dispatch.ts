import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Call } from '@relish/shared/call.ts';
import { PAGE_HEADER } from '@relish/shared/chat/live/page-header.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Library } from '../content/library.ts';
import { AppError, forbidden, maintenance } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import type { DemoTemplates } from '../core/demo-templates.ts';
import type { Creating, Handler, SignedIn } from '../core/handler.ts';
import { isWithin, refusalLimit } from '../core/limits.ts';
import type { Operator } from '../core/operator.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Pseudonyms } from '../core/pseudonyms.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database, Db } from '../db/database.ts';
import { insertAudit } from '../features/accounts/audit/public.ts';
import type { LiveHub } from '../features/chat/live/public.ts';
import { type Media, mediaFor } from '../files/media.ts';
import type { Renderer } from '../pdf/renderer.ts';
import type { Pusher } from '../web-push/pusher.ts';
import { announcing } from './announcing.ts';
import { authenticate } from './authenticate.ts';
import { checkCsrf } from './csrf.ts';
import { answerOnce, readKey } from './idempotency.ts';
import type { Maintenance } from './maintenance.ts';
import { readInput } from './read-input.ts';
import { renderTurns } from './render-turns.ts';
import { createUploadRoom } from './upload-room.ts';
import type { WriteLimit } from './write-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: NonNullable<Call['upload']>;
  }
}

export interface Dependencies {
  database: Database;
  passwords: Passwords;
  pusher: Pusher;
  media: Media;
  sealer: Sealer;
  pseudonyms: Pseudonyms;
  library: Library;
  demoTemplates: DemoTemplates;
  operator: Operator;
  publicUrl: string;
  maintenance: Maintenance;
  live: LiveHub;
  renderer: Renderer;
  clock: Clock;
}

type Noted = Pick<SignedIn, 'now' | 'address'> & Partial<SignedIn>;

/** The one path for every call: token, user, permission, input, transaction, handler, output. */
export function dispatcher(
  name: string,
  call: Call,
  handler: Handler<Call>,
  { limitWrites, ...dependencies }: Dependencies & { limitWrites: WriteLimit },
) {
  const { database, maintenance: closed, live, media, renderer, clock, ...rest } = dependencies;
  const admitted = new WeakMap<FastifyRequest, SignedIn>();
  const announced = announcing(call, live);
  const inTurn = renderTurns(name, call, { database, renderer });
  const makeRoom = call.upload && createUploadRoom(call.upload.maxBytes);

  /** Authenticate before parsing the body, so strangers cannot make us hold one in memory. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (closed.message !== null) throw maintenance(closed.message);
    const context = {
      ...rest,
      now: clock(),
      address: request.ip,
      page: readPage(request.headers[PAGE_HEADER]),
      mediaFor: (holderId: string) => mediaFor(media, holderId),
    } as SignedIn;
    await noting(context, async () => {
      checkCsrf(request);
      if (call.access !== 'public') {
        const session = await authenticate(database, request.headers.authorization, context.now);
        context.user = session.user;
        context.carehomeId = session.user.carehome.id;
        context.sessionId = session.id;
        context.media = mediaFor(media, session.id);
        allow(session.user, call);
      }
      limitWrites(name, call, context.user?.id ?? context.address, context.now);
      makeRoom?.(request, reply);
    });
    admitted.set(request, context);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = admitted.get(request) as SignedIn;
    return noting(context, async () => {
      const body = request.body as Buffer | undefined;
      const key = call.creates === true ? readKey(request.headers['idempotency-key']) : undefined;
      const runWith = (admittedAs: SignedIn, input: unknown) => run(admittedAs, input, key);
      const answered = call.upload
        ? await runWith({ ...context, file: body ?? Buffer.alloc(0) } as SignedIn, {})
        : await inTurn(
            reply,
            context,
            runWith,
            readInput(call.input, body, request.headers['content-type']),
          );
      void reply.header('cache-control', 'no-store');
      return call.output.parse(answered);
    });
  };

  return { onRequest, handler: answer };

  /** Audits a refusal when the error asks for it. */
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

  function run(context: SignedIn, input: unknown, key: string | undefined): Promise<unknown> {
    const system = announced((work) => database.system(work), context);
    const inHome = <T>(work: (db: Db) => Promise<T>) =>
      call.access === 'public'
        ? database.system(work)
        : againWithoutAccess(() =>
            database.asTenant(
              {
                carehomeId: context.carehomeId,
                userId: context.user.id,
                isRelative: isRelative(context.user),
              },
              work,
            ),
          );
    const transaction = announced(inHome, context);
    const isSlow = typeof handler !== 'function';
    const perform = (creating: Creating<unknown>) => {
      if (typeof handler === 'function')
        return transaction(creating((db) => handler({ ...context, db }, input)));
      const stages = { system, transaction, creating };
      return handler.staged({ ...context, ...stages }, input);
    };
    return key === undefined
      ? perform((create) => create)
      : answerOnce({ call: name, key, context, input, isSlow, transaction }, perform);
  }
}

/**
 * Runs the transaction once more when row level security refused it: access that was withdrawn in the middle is then
 * missed by the handler, which answers as it does to everybody without it. A fault of ours fails again.
 */
async function againWithoutAccess<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== INSUFFICIENT_PRIVILEGE) throw error;
    return run();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Undefined for callers that are not our pages. */
const readPage = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{1,40}$/.test(header) ? header : undefined;

function allow(user: CurrentUser, { access, notInDemo }: Call) {
  if (notInDemo && user.demo)
    throw forbidden('This is not available in demo mode. Leave demo mode first.');
  if (access === 'public' || access === 'authenticated' || can(user, access)) return;
  throw forbidden();
}
