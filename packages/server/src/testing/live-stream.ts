import type { LiveEvent, LiveInput } from '@relish/shared/chat/live/stream.ts';
import { onTestFinished } from 'vitest';

import type { TestApp } from './test-app.ts';

/** The address of the app on a port of its own, because streams need a real connection. */
export async function listen({ app }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return `http://127.0.0.1:${address.port}`;
}

/** A stream as a device reads it. */
export async function openStream(url: string, token: string, input: LiveInput = {}) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/v2/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  const state = { beats: 0, isOver: false };
  const reading = read(response, events, state);
  onTestFinished(async () => {
    leaving.abort();
    await reading;
  });
  return { response, events, state, close: () => leaving.abort() };
}

async function read(
  response: Response,
  events: LiveEvent[],
  state: { beats: number; isOver: boolean },
) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) state.beats += 1;
        else events.push(JSON.parse(data) as LiveEvent);
      }
    }
  } catch {
    // Cut off.
  }
  state.isOver = true;
}
