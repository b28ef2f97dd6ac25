import { HEARTBEAT_MS, type LiveEvent, type LiveInput } from '@relish/shared/chat/live/stream.ts';

import { apiOrigin, call, headersFor, pageId } from '../api/client.ts';
import { readEvents } from './read-events.ts';

const SILENT_MS = HEARTBEAT_MS * 2.5;
const FIRST_EVENT_MS = 10_000;
const AGAIN_MS = { first: 1000, last: 30_000 };
/** After so many streams without any event, the network is taken to block them. */
const BLOCKED_AFTER = 3;
const POLL_MS = 15_000;
/** A glance at another window does not end the stream. */
const HIDDEN_MS = 10_000;

interface Whose {
  userId: string;
  carehomeId: string;
}

/**
 * Calls back with what changed in a home, while the page is visible. The pages of a browser share one stream: one
 * reads it and tells the others.
 */
export function followHome({ userId, carehomeId }: Whose, changed: (event: LiveEvent) => void) {
  const name = `relish-live ${userId} ${carehomeId}`;
  const others = new BroadcastChannel(name);
  let last: number | undefined;
  let following: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const take = (event: LiveEvent) => {
    // After a switch the server may already answer for the other home.
    if (event.carehome_id !== carehomeId) return;
    const isOld = last !== undefined && event.number < last && event.everything !== true;
    if (isOld) return;
    last = event.number;
    changed(event);
  };
  const takeAndTell = (event: LiveEvent) => {
    take(event);
    others.postMessage(event);
  };
  others.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => take(data));

  const catchUp = async (quiet = true) => {
    if (last === undefined) return;
    take((await call('live/changes', { since: last }, { quiet })) as LiveEvent);
  };

  const begin = () => {
    following?.abort();
    const { signal } = (following = new AbortController());
    // For a page that waits for its turn and was asleep while the other one told.
    void catchUp().catch(() => undefined);
    void inTurn(name, signal, () => stayConnected(signal)).catch(() => undefined);
  };

  async function stayConnected(signal: AbortSignal) {
    let pause = AGAIN_MS.first;
    let silent = 0;
    while (!signal.aborted) {
      const heard = await listen(signal);
      if (signal.aborted) return;
      silent = heard ? 0 : silent + 1;
      pause = heard ? AGAIN_MS.first : Math.min(pause * 2, AGAIN_MS.last);
      if (silent >= BLOCKED_AFTER) {
        await catchUp().catch(() => undefined);
        pause = POLL_MS;
      }
      await wait(pause * (0.5 + Math.random() / 2), signal);
    }
  }

  /** Returns whether any event came before the stream ended. */
  async function listen(signal: AbortSignal): Promise<boolean> {
    const attempt = new AbortController();
    let silence = setTimeout(() => attempt.abort(), FIRST_EVENT_MS);
    let heard = false;
    try {
      const origin = apiOrigin(location.origin);
      const response = await fetch(`${origin}/api/v2/live`, {
        method: 'POST',
        headers: headersFor('live/changes', origin),
        body: JSON.stringify(where()),
        signal: AbortSignal.any([signal, attempt.signal]),
      });
      // The answer to a call is handled as everywhere: it may end the session.
      if (response.status === 401) await catchUp(false);
      if (!response.ok || !response.body) return false;
      for await (const event of readEvents(response.body)) {
        heard = true;
        clearTimeout(silence);
        silence = setTimeout(() => attempt.abort(), SILENT_MS);
        if (event) takeAndTell(event);
      }
    } catch {
      // Cut off, silent or refused: tried again.
    } finally {
      clearTimeout(silence);
    }
    return heard;
  }

  const where = (): LiveInput => ({
    last: last === undefined ? null : { carehome_id: carehomeId, number: last },
    page: pageId,
  });

  const look = () => {
    clearTimeout(hiding);
    hiding = undefined;
    if (document.visibilityState === 'hidden')
      hiding = setTimeout(() => {
        following?.abort();
        following = undefined;
      }, HIDDEN_MS);
    else if (!following) begin();
  };
  // A page that comes back from the browser’s memory has a dead connection that looks open.
  const wake = () => {
    if (document.visibilityState === 'visible') begin();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  look();

  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
    clearTimeout(hiding);
    following?.abort();
    others.close();
  };
}

/** One page at a time; each for itself where the browser has no locks. */
async function inTurn(name: string, signal: AbortSignal, work: () => Promise<void>) {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work);
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
