import { expect, test } from 'vitest';

import { readEvents } from './read-events.ts';

/** A stream that arrives in pieces of this many bytes. */
const inPieces = (text: string, size: number) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

async function readAll(text: string, size: number) {
  const events: unknown[] = [];
  for await (const event of readEvents(inPieces(text, size))) events.push(event);
  return events;
}

const EVENT = { carehome_id: 'x', number: 7, topics: ['notices'], threads: [] };

test.each([1, 3, 1000])('reads events and signs of life in pieces of %i bytes', async (size) => {
  const text = `:\n\nid: 7\ndata: ${JSON.stringify(EVENT)}\n\n:\n\n`;
  expect(await readAll(text, size)).toEqual([undefined, EVENT, undefined]);
});

test('drops an event that was cut off', async () => {
  const text = `id: 7\ndata: ${JSON.stringify(EVENT)}`;
  expect(await readAll(text, 10)).toEqual([]);
});
