import type { Call } from '@relish/shared/call.ts';
import type { FastifyReply } from 'fastify';

import { seconds } from '../core/clock.ts';
import type { Place } from '../core/fair-turns.ts';
import type { SignedIn } from '../core/handler.ts';
import { countAgainst, renderLimit } from '../core/limits.ts';
import type { Database } from '../db/database.ts';
import type { Renderer } from '../pdf/renderer.ts';

type Run = (context: SignedIn, input: unknown) => Promise<unknown>;

/** A client that reads slower than this does not keep a finished document in memory. */
const SENT_WITHIN_MS = seconds(60);

/**
 * Runs a call directly, or within the render limits; the input is not parsed until it has a turn.
 */
export function renderTurns(
  name: string,
  { renders }: Call,
  { database, renderer }: { database: Database; renderer: Renderer },
) {
  if (!renders)
    return (_reply: FastifyReply, context: SignedIn, run: Run, input: unknown) =>
      run(context, input);
  return async (reply: FastifyReply, context: SignedIn, run: Run, input: unknown) => {
    const place =
      renders.what === 'job' ? undefined : renderer.enter(renders.what, context.user.id);
    const sending = place && leaveWhenSent(place, reply);
    const limit = renderLimit(name, renders.perHour, context.user.id);
    await database.system((db) => countAgainst(db, [limit], context.now));
    if (!place) return run(context, input);
    const { makePdf } = renderer;
    const answer = await place.inTurn(() => run({ ...context, makePdf } as SignedIn, input));
    sending?.begin();
    return answer;
  };
}

/** The place is freed when the answer is sent or the client has gone. */
function leaveWhenSent(place: Place, reply: FastifyReply) {
  let timer: NodeJS.Timeout | undefined;
  reply.raw.once('close', () => {
    clearTimeout(timer);
    place.leave();
  });
  return {
    begin: () => {
      timer = setTimeout(() => reply.raw.destroy(), SENT_WITHIN_MS).unref();
    },
  };
}
