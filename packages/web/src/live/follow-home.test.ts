import { locks } from 'node:worker_threads';

import type { LiveEvent } from '@relish/shared/chat/live/stream.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { followHome } from './follow-home.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  // The simulated browser has none.
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  show('visible');
  Reflect.deleteProperty(navigator, 'locks');
});

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A server that keeps each stream open until the test ends it. */
function serveStreams({ blocked = false, changes = [] as LiveEvent[] } = {}) {
  const opened: {
    last: unknown;
    send: (text: string) => void;
    end: () => void;
    isOpen: () => boolean;
  }[] = [];
  const polled: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    const input = JSON.parse(body as string) as { last: unknown };
    if (url.endsWith('/live/changes')) {
      polled.push(input);
      return Response.json(changes.shift());
    }
    if (blocked) throw new TypeError('failed to fetch');
    let isOpen = true;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const end = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
        signal?.addEventListener('abort', () => {
          if (isOpen) controller.error(signal.reason);
          isOpen = false;
        });
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        opened.push({ last: input.last, send, end, isOpen: () => isOpen });
      },
    });
    return new Response(stream);
  });
  return { opened, polled };
}

const event = (number: number, more: Partial<LiveEvent> = {}): LiveEvent => ({
  carehome_id: 'home',
  number,
  topics: [],
  threads: [],
  ...more,
});
const text = (one: LiveEvent) => `id: ${one.number}\ndata: ${JSON.stringify(one)}\n\n`;

let count = 0;

function follow(userId = `person ${(count += 1)}`) {
  const heard: LiveEvent[] = [];
  const stop = followHome({ userId, carehomeId: 'home' }, (one) => heard.push(one));
  onTestFinished(stop);
  return { heard, stop, userId };
}

const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true));

test('begins with what comes, and after a cut goes on from the last number', async () => {
  const { opened } = serveStreams();
  const { heard } = follow();
  await until(() => opened.length === 1);
  expect(opened[0]?.last).toBeNull();
  opened[0]?.send(text(event(4)));
  await until(() => heard.length === 1);
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  await until(() => opened.length === 2);
  expect(opened[1]?.last).toEqual({ carehome_id: 'home', number: 4 });
});

test('ignores events of another home and of the past', async () => {
  const { opened } = serveStreams();
  const { heard } = follow();
  await until(() => opened.length === 1);
  opened[0]?.send(text(event(4)));
  opened[0]?.send(text(event(9, { carehome_id: 'other' })));
  opened[0]?.send(text(event(3)));
  opened[0]?.send(text(event(5)));
  await until(() => heard.length === 2);
  expect(heard.map(({ number }) => number)).toEqual([4, 5]);
});

test('drops a stream that has gone silent', async () => {
  const { opened } = serveStreams();
  const { heard } = follow();
  await until(() => opened.length === 1);
  opened[0]?.send(text(event(1)));
  await until(() => heard.length === 1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(opened[0]?.isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened[0]?.isOpen()).toBe(false);
});

test('rests while the page is hidden, and catches up when it is seen again', async () => {
  const { opened, polled } = serveStreams({ changes: [event(8)] });
  const { heard } = follow();
  await until(() => opened.length === 1);
  opened[0]?.send(text(event(7)));
  await until(() => heard.length === 1);
  show('hidden');
  await vi.advanceTimersByTimeAsync(9000);
  expect(opened[0]?.isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened[0]?.isOpen()).toBe(false);
  show('visible');
  await until(() => opened.length === 2);
  expect(polled).toEqual([{ since: 7 }]);
  await until(() => heard.length === 2);
});

test('asks now and then where the network lets no stream through', async () => {
  const streams = serveStreams();
  const { heard } = follow();
  await until(() => streams.opened.length === 1);
  streams.opened[0]?.send(text(event(2)));
  await until(() => heard.length === 1);
  const { polled } = serveStreams({ blocked: true, changes: [event(3), event(4)] });
  streams.opened[0]?.end();
  await vi.advanceTimersByTimeAsync(40_000);
  await until(() => heard.length === 3);
  expect(polled.slice(0, 2)).toEqual([{ since: 2 }, { since: 3 }]);
});

test('shares one stream between the pages of a browser', async () => {
  const { opened } = serveStreams();
  const { heard: first, userId, stop } = follow();
  await until(() => opened.length === 1);
  const { heard: second } = follow(userId);
  opened[0]?.send(text(event(1, { topics: ['notices'] })));
  await until(() => first.length === 1 && second.length === 1);
  expect(opened).toHaveLength(1);
  stop();
  await until(() => opened.length === 2);
  expect(opened[1]?.last).toEqual({ carehome_id: 'home', number: 1 });
});
