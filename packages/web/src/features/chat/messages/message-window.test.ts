import { expect, test } from 'vitest';

import { makeMessage } from '../../../testing/make-thread.ts';
import {
  addEarlier,
  addLater,
  firstNumber,
  hasEarlier,
  isAdjacent,
  lastNumber,
  MOST_MESSAGES,
  openWindow,
  reachesEnd,
  updateHeld,
} from './message-window.ts';

const toPage = (from: number, to: number, last = 50_000) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => makeMessage(from + index)),
  last,
  read: 0,
});

test('holds a bounded part of a long thread while one scrolls up, and forgets the end', () => {
  let held = openWindow(toPage(49_951, 50_000), 0);
  expect(reachesEnd(held)).toBe(true);
  for (let first = 49_951; first > 49_000; first -= 50)
    held = addEarlier(held, toPage(first - 50, first - 1), 0);
  expect(held.messages).toHaveLength(MOST_MESSAGES);
  expect(firstNumber(held)).toBe(48_951);
  expect(reachesEnd(held)).toBe(false);
});

test('forgets the beginning while one scrolls down again', () => {
  let held = openWindow(toPage(1, 300), 0);
  held = addLater(held, toPage(301, 350), 0);
  expect([firstNumber(held), lastNumber(held)]).toEqual([51, 350]);
  expect(held.messages).toHaveLength(MOST_MESSAGES);
  expect(hasEarlier(held)).toBe(true);
});

test('replaces messages that have changed, and holds each number once', () => {
  const held = openWindow(toPage(1, 3, 3), 0);
  const edited = { messages: [makeMessage(3, { body: 'Changed' })], last: 3, read: 2 };
  expect(addLater(held, edited, 5).messages.map(({ body }) => body)).toEqual([
    'Message 1',
    'Message 2',
    'Changed',
  ]);
  expect(addLater(held, edited, 5)).toMatchObject({ read: 2, checked_at: 5 });
});

test('adds nothing from the end while the reader is further up', () => {
  const held = openWindow(toPage(1, 50, 90), 0);
  const updated = updateHeld(held, toPage(45, 94, 94), 1);
  expect(lastNumber(updated)).toBe(50);
  expect(updated.last).toBe(94);
});

test('finds a gap between what is held and a newer page', () => {
  const held = openWindow(toPage(1, 50, 50), 0);
  expect(isAdjacent(held, toPage(51, 100))).toBe(true);
  expect(isAdjacent(held, toPage(52, 101))).toBe(false);
});
