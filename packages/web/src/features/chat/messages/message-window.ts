import type { Output } from '@relish/shared/calls.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';

type Page = Output<'messages/list'>;

/** Messages in a row that are in memory; numbers have no gaps, so they tell what is missing. */
export interface MessageWindow extends Page {
  /** When the server last confirmed the end of the thread. */
  checked_at: number;
}

/** More would make a long thread slow; the far end is fetched again when it is wanted. */
export const MOST_MESSAGES = 300;

export const firstNumber = ({ messages, last }: Page): number => messages[0]?.number ?? last + 1;
export const lastNumber = ({ messages }: Page): number => messages.at(-1)?.number ?? 0;
export const hasEarlier = (page: Page): boolean => firstNumber(page) > 1;
export const reachesEnd = (page: Page): boolean => lastNumber(page) >= page.last;

export const openWindow = (page: Page, now: number): MessageWindow => ({
  ...page,
  checked_at: now,
});

const withLast = (held: MessageWindow, page: Page, now: number) => ({
  last: Math.max(held.last, page.last),
  read: Math.max(held.read, page.read),
  checked_at: now,
});

function merge(older: readonly Message[], newer: readonly Message[]): Message[] {
  const byNumber = new Map(older.map((message) => [message.number, message]));
  for (const message of newer) byNumber.set(message.number, message);
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** Adds a page before the first message, and forgets the latest ones if there are too many. */
export function addEarlier(held: MessageWindow, page: Page, now: number): MessageWindow {
  const messages = merge(held.messages, page.messages).slice(0, MOST_MESSAGES);
  return { messages, ...withLast(held, page, now) };
}

/** Adds a page at the end, and forgets the earliest messages if there are too many. */
export function addLater(held: MessageWindow, page: Page, now: number): MessageWindow {
  const messages = merge(held.messages, page.messages).slice(-MOST_MESSAGES);
  return { messages, ...withLast(held, page, now) };
}

/** Changes what is held by a newer copy of the same messages, and adds none. */
export function updateHeld(held: MessageWindow, page: Page, now: number): MessageWindow {
  const newer = new Map(page.messages.map((message) => [message.number, message]));
  const messages = held.messages.map((message) => newer.get(message.number) ?? message);
  return { messages, ...withLast(held, page, now) };
}

/** False if messages are missing between what is held and a page. */
export const isAdjacent = (held: Page, page: Page): boolean =>
  firstNumber(page) <= lastNumber(held) + 1;
