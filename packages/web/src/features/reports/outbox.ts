import { ApiError } from '../../api/api-error.ts';
import { sentence } from '../../api/error-catalogue.ts';
import { createStore } from '../../platform/store.ts';
import { homeData } from '../../session/home-data.ts';
import type { SealedOwner } from '../../session/sealed-drafts.ts';
import { RECORDS_SHOWN } from './api.ts';
import {
  forgetDraft,
  forgetWaiting,
  keepDraft,
  keepWaiting,
  listWaiting,
  ownerNow,
  type Waiting,
} from './kept-records.ts';
import { sendNew } from './send-record.ts';

/** What waits on this device for the server, of whoever is here. */
export const outbox = createStore<readonly Waiting[]>([]);

/** What has arrived last, for whoever still looks at it. */
export interface Arrived {
  client_uuid: string;
  id: string;
  title: string;
  differs: boolean;
  late: boolean;
}
export const arrived = createStore<Arrived | undefined>(undefined);

const show = async (owner: SealedOwner) => outbox.set(await listWaiting(owner));

export async function loadOutbox() {
  const owner = ownerNow();
  if (owner) await show(owner);
  else outbox.set([]);
}

type Result = { is: 'arrived'; arrived: Arrived } | { is: 'away' };

/**
 * Keeps it sealed on the device, and only then sends it: whatever happens in between, it is either there or here.
 * The same client_uuid goes with every try, so that it is never there twice.
 */
export async function post(owner: SealedOwner, waiting: Waiting): Promise<Result> {
  const { draft, input } = waiting;
  await keepWaiting(owner, waiting);
  const answer = await sendNew(input);
  if (!answer) {
    // It is the outbox's now: one place, one truth.
    await forgetDraft(owner, draft.client_uuid);
    await show(owner);
    return { is: 'away' };
  }
  const differs = answer.outcome === 'saved_before_differently';
  // Nothing typed is lost: what came later is offered as a change to what was saved.
  if (differs)
    await keepDraft(owner, {
      ...draft,
      edits: { id: answer.id, version: answer.version, reason: '' },
    });
  await forgetWaiting(owner, draft.client_uuid);
  await forgetDraft(owner, draft.client_uuid);
  await Promise.all(RECORDS_SHOWN.map((each) => homeData.invalidateQueries({ queryKey: [each] })));
  return {
    is: 'arrived',
    arrived: {
      client_uuid: draft.client_uuid,
      id: answer.id,
      title: draft.values.title,
      differs,
      late: answer.recorded_late,
    },
  };
}

const REFUSED = new Set([403, 404, 422]);

let sending: Promise<void> | undefined;

/** Everything that waits, one after the other, until nobody answers. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll() {
  const owner = ownerNow();
  if (!owner) return;
  for (const waiting of await listWaiting(owner)) {
    if (waiting.refused !== undefined) continue;
    try {
      const result = await post(owner, waiting);
      if (result.is === 'away') return;
      arrived.set(result.arrived);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody has to look at it; everything else may be better the next time.
      if (REFUSED.has(error.status))
        await keepWaiting(owner, { ...waiting, refused: sentence(error) });
    }
  }
  await show(owner);
}

/** Back into the form, to be put right. */
export async function takeBack({ draft }: Waiting) {
  const owner = ownerNow();
  if (!owner) return;
  await keepDraft(owner, draft);
  await forgetWaiting(owner, draft.client_uuid);
  await show(owner);
}
