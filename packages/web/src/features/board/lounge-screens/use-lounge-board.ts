import type { LoungeBoard } from '@relish/shared/board/lounge-screens/contract.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { readStored, removeStored, store } from '../../../platform/storage.ts';

const KEY = 'relish.lounge';
const EVERY_MS = 60_000;

/**
 * A board that was kept before screens showed events has none. Photos are never kept: their
 * addresses end after minutes, and consent may have ended too (N24).
 */
type KeptBoard = Omit<LoungeBoard, 'events' | 'photos'> & Partial<Pick<LoungeBoard, 'events'>>;

interface Kept {
  token: string;
  board?: KeptBoard | undefined;
  /** Time of the server's last answer. */
  at?: number | undefined;
}

type State =
  | { kind: 'waiting' | 'over' | 'unreachable' }
  | { kind: 'shown'; board: LoungeBoard; at: number };

async function keptOnDevice(): Promise<Kept | undefined> {
  try {
    return JSON.parse((await readStored(KEY)) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** A link cut in the middle of an escape sequence must not throw. */
function secretIn(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Polls every minute, keeps the last answer for when there is no connection, and deletes it when
 * the link expires.
 */
export function useLoungeBoard(): State {
  const token = secretIn(useLocation().hash);
  const [state, setState] = useState<State>({ kind: 'waiting' });
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (kept: Kept) => {
      const { signal } = leaving;
      try {
        const board = await read(
          'lounge-screens/show',
          { token: kept.token },
          { quiet: true, signal },
        );
        const at = Date.now();
        setState({ kind: 'shown', board, at });
        const { photos: _shown, ...lasting } = board;
        await store(KEY, JSON.stringify({ token: kept.token, board: lasting, at } satisfies Kept));
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          await removeStored(KEY);
          setState({ kind: 'over' });
          return;
        }
        setState((before) => (before.kind === 'waiting' ? { kind: 'unreachable' } : before));
      }
      timer = setTimeout(() => void ask(kept), EVERY_MS);
    };
    const begin = async () => {
      const before = await keptOnDevice();
      const kept = token === '' || before?.token === token ? before : { token };
      if (leaving.signal.aborted) return;
      if (!kept) {
        setState({ kind: 'over' });
        return;
      }
      if (kept.board && kept.at !== undefined)
        setState({ kind: 'shown', board: { events: [], ...kept.board, photos: [] }, at: kept.at });
      await ask(kept);
    };
    void begin();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [token]);
  return state;
}
