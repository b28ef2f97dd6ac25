import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Closer to an end than this, more messages are fetched. */
const NEAR = 400;
/** Rounding and a growing last line must not lose the end. */
const AT_END = 60;

interface Options {
  box: RefObject<HTMLElement | null>;
  /** A new list whenever messages come or go. */
  messages: readonly { number: number }[];
  /** Own messages that wait to be sent. */
  waiting: number;
  /** The message to show, after a search or a tap on a quotation. */
  target: { number: number } | undefined;
  /** False if later messages are not in memory: the last one shown is not the end. */
  isAtEnd: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
}

interface Place {
  number: number;
  /** Distance of that message from the top of the box. */
  top: number;
  isAtEnd: boolean;
}

const listItems = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-number]')];

/** The first visible message, by which a place is found again. */
function readPlace(box: HTMLElement): Place | undefined {
  const items = listItems(box);
  const first =
    items.find((item) => item.offsetTop + item.offsetHeight > box.scrollTop) ?? items.at(-1);
  if (!first) return undefined;
  return {
    number: Number(first.dataset['number']),
    top: first.offsetTop - box.scrollTop,
    isAtEnd: box.scrollHeight - box.scrollTop - box.clientHeight < AT_END,
  };
}

/** Keeps the reader's place when messages are added above or below, and follows the end when they are there. */
export function useScrolling(options: Options) {
  const { box, messages, waiting, target, isAtEnd } = options;
  const place = useRef<Place>(undefined);
  const isOpened = useRef(false);
  const sent = useRef(waiting);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isFirst = !isOpened.current;
    isOpened.current = true;
    const hasWritten = waiting > sent.current;
    sent.current = waiting;
    const before = place.current;
    if (isFirst) showStart(element);
    else if (hasWritten || (before?.isAtEnd && isAtEnd)) scrollTo(element, element.scrollHeight);
    else if (before && messages.some(({ number }) => number === before.number)) {
      const item = findItem(element, before.number);
      if (item) scrollTo(element, item.offsetTop - before.top);
    }
    place.current = readPlace(element);
  }, [box, messages, waiting, isAtEnd]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !target) return;
    const item = findItem(element, target.number);
    if (!item) return;
    scrollTo(element, item.offsetTop - element.clientHeight / 3);
    place.current = readPlace(element);
    item.focus({ preventScroll: true });
  }, [box, target]);

  // The box shrinks when the keyboard opens or the text to send grows.
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (place.current?.isAtEnd) scrollTo(element, element.scrollHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return () => {
    const element = box.current;
    if (!element) return;
    place.current = readPlace(element);
    if (element.scrollTop < NEAR) latest.current.onNearStart();
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR)
      latest.current.onNearEnd();
  };
}

const findItem = (box: HTMLElement, number: number) =>
  box.querySelector<HTMLElement>(`[data-number="${number}"]`);

function scrollTo(box: HTMLElement, top: number) {
  box.scrollTop = top;
}

/** Opens at the first unread message, or at the end. */
function showStart(box: HTMLElement) {
  const line = box.querySelector<HTMLElement>('[data-unread-line]');
  box.scrollTop = line ? line.offsetTop - box.clientHeight / 4 : box.scrollHeight;
}
