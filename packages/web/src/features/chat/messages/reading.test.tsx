import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { homeData } from '../../../session/home-data.ts';
import { answerThread, makeMessage, PEGGYS } from '../../../testing/make-thread.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { refreshThread } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './messages-banner.tsx';

const HEIGHT = 50;

/** Gives every message the same height, because jsdom has no layout. */
function stubLayout() {
  const place = (item: HTMLElement) =>
    [...(item.closest('ol')?.children ?? [])].indexOf(item) * HEIGHT;
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLElement,
  ) {
    return place(this);
  });
  const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  const scrollHeights = vi
    .spyOn(Element.prototype, 'scrollHeight', 'get')
    .mockImplementation(function all(this: Element) {
      return this.querySelectorAll('ol > li').length * HEIGHT;
    });
  const boxes = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  onTestFinished(() => {
    for (const spy of [tops, heights, scrollHeights, boxes]) spy.mockRestore();
  });
}

/** `tell` says whether the end of the list is in view. */
function stubObserver() {
  const callbacks: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) =>
    act(() => {
      for (const callback of callbacks) callback([{ isIntersecting }]);
    });
}

async function open(count: number, read = count) {
  const api = signedInApi();
  const messages = Array.from({ length: count }, (_, index) => makeMessage(index + 1));
  const server = answerThread(api, messages, { read });
  const tell = stubObserver();
  renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  const list = await screen.findByRole('region', { name: 'Messages' });
  return { api, list, server, tell };
}

const topOf = (list: HTMLElement, number: number) =>
  (list.querySelector<HTMLElement>(`[data-number="${number}"]`)?.offsetTop ?? Number.NaN) -
  list.scrollTop;

test('keeps the reader’s place when earlier messages are added above', async () => {
  stubLayout();
  const { list } = await open(120);
  expect(list.querySelector('[data-number="71"]')).toBeTruthy();
  expect(list.querySelector('[data-number="70"]')).toBeNull();
  list.scrollTop = 120;
  fireEvent.scroll(list);
  const before = topOf(list, 75);
  await waitFor(() => expect(list.querySelector('[data-number="21"]')).toBeTruthy());
  expect(topOf(list, 75)).toBe(before);
  expect(list.scrollTop).toBe(120 + 50 * HEIGHT);
});

test('follows the end for a reader who is there, and leaves one who reads further up', async () => {
  stubLayout();
  const { list, server } = await open(20);
  fireEvent.scroll(list);
  server.arrives({ body: 'The newest' });
  await act(() => refreshThread(homeData, PEGGYS));
  expect(await within(list).findByText('The newest')).toBeTruthy();
  expect(list.scrollTop).toBe(22 * HEIGHT);
  list.scrollTop = 100;
  fireEvent.scroll(list);
  server.arrives({ body: 'Newer still' });
  await act(() => refreshThread(homeData, PEGGYS));
  expect(await within(list).findByText('Newer still')).toBeTruthy();
  expect(list.scrollTop).toBe(100);
});

test('shows what came while more than a page arrived at once', async () => {
  const { list, server } = await open(3);
  for (let count = 0; count < 130; count += 1) server.arrives();
  await act(() => refreshThread(homeData, PEGGYS));
  const numbers = () =>
    [...list.querySelectorAll<HTMLElement>('[data-number]')].map(
      ({ dataset }) => dataset['number'],
    );
  const all = Array.from({ length: 133 }, (_, index) => String(index + 1));
  await waitFor(() => expect(numbers()).toEqual(all));
  expect(within(list).queryByText('New messages')).toBeNull();
});

test('tells that the reader has everything, unless later messages are not in memory', async () => {
  const { list } = await open(2);
  expect(within(list).getByText(/^You have everything up to \d\d:\d\d$/)).toBeTruthy();
});

test('notes a conversation as read only while its end is on a visible page, and once', async () => {
  const { api, tell, server } = await open(3, 1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(api.sentTo('messages/read')).toEqual([]);
  tell(false);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(api.sentTo('messages/read')).toEqual([]);
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  tell(false);
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const numbers = () =>
    api.sentTo('messages/read').map(({ input }) => (input as { number: number }).number);
  expect(numbers()).toEqual([3]);
  server.arrives();
  await act(() => refreshThread(homeData, PEGGYS));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(numbers()).toEqual([3, 4]);
});
