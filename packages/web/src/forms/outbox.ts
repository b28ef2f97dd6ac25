import { ApiError } from '../api/api-error.ts';
import { sentence } from '../api/error-catalogue.ts';
import { readSealed, removeSealed, sealedNames, writeSealed } from '../platform/sealed-store.ts';
import { createStore } from '../platform/store.ts';
import { currentOwner, type SealedOwner, sealedName } from '../session/sealed-drafts.ts';

/** Saved by the user, not yet confirmed by the server. */
export interface Waiting {
  /** The server's reason for rejecting it; retrying does not help. */
  refused?: string | undefined;
}

interface Options<W extends Waiting, A> {
  /** Keeps the entries of several outboxes apart; records have none. */
  prefix?: string;
  /** Also the idempotency key, so that the server stores it once. */
  toId: (waiting: W) => string;
  /** Undefined without an answer. */
  send: (waiting: W) => Promise<A | undefined>;
  /** Called without an answer: the outbox now replaces the draft. */
  onQueued: (owner: SealedOwner, waiting: W) => Promise<unknown>;
  /** Called before it leaves the outbox. */
  onArrived: (owner: SealedOwner, waiting: W, answer: A) => Promise<unknown>;
}

// Retrying does not help; the user must correct it.
const REFUSED = new Set([403, 404, 422]);

/** Entries saved without a connection, encrypted on the device until the server answers. */
export function createOutbox<W extends Waiting, A>({
  prefix = '',
  toId,
  send,
  onQueued,
  onArrived,
}: Options<W, A>) {
  const waiting = createStore<readonly W[]>([]);
  /** The last saved entry, for the page that still shows it. */
  const arrived = createStore<{ id: string; answer: A } | undefined>(undefined);
  const inTurn = createTurns();

  const toName = (owner: SealedOwner, item: W) => sealedName(owner, 'outbox', prefix + toId(item));
  const keep = (owner: SealedOwner, item: W) =>
    inTurn(() => writeSealed(toName(owner, item), item));
  const remove = (owner: SealedOwner, item: W) => inTurn(() => removeSealed(toName(owner, item)));
  const list = (owner: SealedOwner) => inTurn(() => listSealed<W>(owner, prefix));
  const show = async (owner: SealedOwner) => waiting.set(await list(owner));

  /** Stored encrypted before sending, so that it is always on the device or on the server. */
  const deliver = async (owner: SealedOwner, item: W): Promise<A | undefined> => {
    await keep(owner, item);
    const answer = await send(item);
    if (answer === undefined) {
      await onQueued(owner, item);
      return undefined;
    }
    await onArrived(owner, item, answer);
    await remove(owner, item);
    return answer;
  };

  const sendAll = async () => {
    const owner = currentOwner();
    if (!owner) return;
    for (const item of await list(owner)) {
      if (item.refused !== undefined) continue;
      try {
        const answer = await deliver(owner, item);
        if (answer === undefined) return;
        arrived.set({ id: toId(item), answer });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Other failures may pass on retry.
        if (!REFUSED.has(error.status)) continue;
        await keep(owner, { ...item, refused: sentence(error) });
        await show(owner);
      }
    }
    await show(owner);
  };
  let sending: Promise<void> | undefined;
  const sendWaiting = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  return {
    waiting,
    arrived,
    load: async () => {
      const owner = currentOwner();
      if (owner) await show(owner);
      else waiting.set([]);
    },
    /** Saves from a form. Undefined while it is queued; a rejected entry returns to the form. */
    post: async (owner: SealedOwner, item: W, beforeShown: () => void): Promise<A | undefined> => {
      try {
        const answer = await deliver(owner, item);
        if (answer !== undefined) return answer;
      } catch (error) {
        // Maintenance ends the session, but the draft is kept for the same user.
        if (!(error instanceof ApiError && error.status === 503)) await remove(owner, item);
        throw error;
      }
      beforeShown();
      await show(owner);
      return undefined;
    },
    /** Sends all entries in turn until one gets no answer. */
    sendWaiting,
    /** Shows an entry at once and sends it after those before it, in the order of their ids. */
    queue: async (owner: SealedOwner, item: W): Promise<void> => {
      waiting.set([...waiting.get(), item]);
      await keep(owner, item);
      await show(owner);
      // A round that has already begun does not know this entry.
      await sending;
      await sendWaiting();
    },
    /** Sends a refused entry once more. */
    retry: async (item: W): Promise<void> => {
      const owner = currentOwner();
      if (!owner) return;
      await keep(owner, { ...item, refused: undefined });
      await show(owner);
      await sending;
      await sendWaiting();
    },
    /** Replaces an entry that has made progress, such as the first of two steps. */
    keep,
    /** Moves an entry back into its form, once that has stored a draft. */
    takeBack: async (item: W, keepAsDraft: (owner: SealedOwner) => Promise<boolean>) => {
      const owner = currentOwner();
      if (!owner || !(await keepAsDraft(owner))) return;
      await remove(owner, item);
      await show(owner);
    },
  };
}

export type Outbox<W extends Waiting, A> = ReturnType<typeof createOutbox<W, A>>;

/** Serialised, because an older write could finish after a newer one. */
function createTurns() {
  let work: Promise<unknown> = Promise.resolve();
  return <T>(step: () => Promise<T>): Promise<T> => {
    const done = work.then(step, step);
    work = done.catch(() => undefined);
    return done;
  };
}

async function listSealed<W>(owner: SealedOwner, prefix: string): Promise<W[]> {
  const start = sealedName(owner, 'outbox', prefix);
  // Ids have no space, unlike the names of outboxes with a prefix.
  const isOwn = (name: string) => name.startsWith(start) && !name.slice(start.length).includes(' ');
  const names = (await sealedNames()).filter(isOwn).toSorted();
  const items = await Promise.all(names.map((name) => readSealed(name)));
  return items.filter((each) => each !== undefined) as W[];
}
