import { type RefObject, useEffect, useEffectEvent } from 'react';

const LONG_MS = 400;
/** A finger that moves further before is scrolling. */
const MOST_PIXELS = 10;
/** So near the end of a list, it scrolls. */
const EDGE_PIXELS = 48;
const SCROLL_PIXELS = 8;

export interface Draggable {
  kind: 'page' | 'photo';
  id: string;
}

/** Marks an element that can be dragged by touch, and onto which others can be dropped. */
export const asDraggable = ({ kind, id }: Draggable) => ({ 'data-drag': `${kind} ${id}` });

function readDraggable({ dataset }: HTMLElement): Draggable {
  const [kind, id = ''] = (dataset['drag'] ?? '').split(' ');
  return { kind: kind === 'page' ? 'page' : 'photo', id };
}

const findDraggable = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-drag]') ?? null;

interface Held {
  item: HTMLElement;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  isDragging: boolean;
  target: HTMLElement | null;
}

/**
 * Dragging by a long press. The browser’s own dragging, which the mouse uses, does not start by touch
 * on every device, and cannot scroll a list meanwhile.
 */
export function useTouchDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (dragged: Draggable, target: Draggable) => void,
) {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const drag = createTouchDrag((dragged, target) => drop(dragged, target));
    // Only a listener that is not passive can keep the page from scrolling.
    const options = { passive: false };
    element.addEventListener('touchstart', drag.start, { passive: true });
    element.addEventListener('touchmove', drag.move, options);
    element.addEventListener('touchend', drag.end, options);
    element.addEventListener('touchcancel', drag.cancel);
    element.addEventListener('contextmenu', drag.keepMenuClosed);
    return () => {
      drag.cancel();
      element.removeEventListener('touchstart', drag.start);
      element.removeEventListener('touchmove', drag.move);
      element.removeEventListener('touchend', drag.end);
      element.removeEventListener('touchcancel', drag.cancel);
      element.removeEventListener('contextmenu', drag.keepMenuClosed);
    };
  }, [root]);
}

function createTouchDrag(drop: (dragged: Draggable, target: Draggable) => void) {
  let held: Held | undefined;

  const mark = (target: HTMLElement | null) => {
    if (!held || held.target === target) return;
    held.target?.removeAttribute('data-target');
    target?.setAttribute('data-target', 'true');
    held.target = target;
  };

  const cancel = () => {
    if (!held) return;
    clearTimeout(held.timer);
    mark(null);
    held.item.removeAttribute('data-dragging');
    held.item.style.removeProperty('translate');
    held.item.draggable = true;
    held = undefined;
  };

  const begin = () => {
    if (!held) return;
    held.isDragging = true;
    held.item.setAttribute('data-dragging', 'true');
    navigator.vibrate?.(10);
  };

  const start = ({ touches, target }: TouchEvent) => {
    cancel();
    const [touch] = touches;
    const item = target instanceof Element ? findDraggable(target) : null;
    if (!touch || touches.length > 1 || !item) return;
    // Otherwise the same long press starts the browser’s own dragging too.
    item.draggable = false;
    const { clientX: x, clientY: y } = touch;
    held = { item, x, y, timer: setTimeout(begin, LONG_MS), isDragging: false, target: null };
  };

  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!held || !touch) return;
    const { clientX, clientY } = touch;
    const [dx, dy] = [clientX - held.x, clientY - held.y];
    if (!held.isDragging) {
      if (Math.hypot(dx, dy) > MOST_PIXELS) cancel();
      return;
    }
    event.preventDefault();
    held.item.style.setProperty('translate', `${dx}px ${dy}px`);
    const below = findBelow(clientX, clientY, held.item);
    mark(below);
    if (below) scrollNear(below, clientX, clientY);
  };

  const end = (event: TouchEvent) => {
    if (!held) return;
    const { item, target, isDragging } = held;
    cancel();
    if (!isDragging) return;
    // A click would follow and open the page.
    event.preventDefault();
    if (target) drop(readDraggable(item), readDraggable(target));
  };

  const keepMenuClosed = (event: Event) => {
    if (held) event.preventDefault();
  };

  return { start, move, end, cancel, keepMenuClosed };
}

/** Under the finger, without what is being dragged. */
function findBelow(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = findDraggable(element);
    if (found && found !== dragged) return found;
  }
  return null;
}

/** Towards the end of the list that is nearer, if the finger is close to it. */
function scrollNear(item: HTMLElement, x: number, y: number) {
  const list = item.closest('ol');
  if (!list) return;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  const along = (at: number, from: number, to: number) =>
    at < from + EDGE_PIXELS ? -SCROLL_PIXELS : at > to - EDGE_PIXELS ? SCROLL_PIXELS : 0;
  list.scrollBy(along(x, left, right), along(y, top, bottom));
}
