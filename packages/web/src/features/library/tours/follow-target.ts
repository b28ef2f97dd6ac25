import { type Box, NARROW, placeCard } from './place-card.ts';
import { findTarget } from './wait-for-target.ts';

interface Parts {
  /** Found again by its name if the page replaces the element. */
  name: string;
  target: HTMLElement;
  spot: HTMLElement;
  card: HTMLElement;
}

/** Content that loads late may push the target away; from then on, scrolling is the user's. */
const SETTLED_MS = 5000;
const TAKES_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Around the target. */
const MARGIN = 6;

/**
 * Keeps spotlight and card at the target through scrolling, resizing and late layout. Sets properties
 * rather than a style attribute, which the content security policy forbids.
 */
export function followTarget({ name, target: first, spot, card }: Parts): () => void {
  let target: HTMLElement | undefined = first;
  let frame = 0;
  let isSettling = true;
  const settle = () => {
    isSettling = false;
  };
  const settling = setTimeout(settle, SETTLED_MS);
  const move = () => {
    frame = 0;
    if (!target?.isConnected) {
      target = findTarget(name);
      if (target) resizes.observe(target);
    }
    if (target && isSettling) bringIntoView(target, card);
    const box = target && clip(outline(target));
    spot.hidden = !box;
    if (box) setBox(spot, box);
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeCard(box, size, view);
    card.style.setProperty('left', `${left}px`);
    card.style.setProperty('top', `${top}px`);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(move);
  };
  const resizes = new ResizeObserver(schedule);
  for (const element of [first, card, document.body]) resizes.observe(element);
  const changes = new MutationObserver(schedule);
  changes.observe(document.getElementById('main') ?? document.body, {
    subtree: true,
    childList: true,
  });
  window.addEventListener('resize', schedule);
  // Captured, because scrolling inside a part of the page does not bubble.
  window.addEventListener('scroll', schedule, { capture: true, passive: true });
  for (const kind of TAKES_OVER) window.addEventListener(kind, settle, { passive: true });
  move();
  return () => {
    spot.hidden = true;
    clearTimeout(settling);
    for (const kind of TAKES_OVER) window.removeEventListener(kind, settle);
    cancelAnimationFrame(frame);
    resizes.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', schedule);
    window.removeEventListener('scroll', schedule, { capture: true });
  };
}

/** With what stands out of it, such as the raised circle of Record. */
function outline(target: HTMLElement) {
  const parts = [...target.children].map((element) => element.getBoundingClientRect());
  const visible = parts.filter(({ width, height }) => width > 0 && height > 0);
  const boxes = [target.getBoundingClientRect(), ...visible];
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The visible part; undefined if there is none. */
function clip({ left, top, right, bottom }: ReturnType<typeof outline>): Box | undefined {
  const edge = { right: document.documentElement.clientWidth, bottom: window.innerHeight };
  const box = {
    left: Math.max(2, left - MARGIN),
    top: Math.max(2, top - MARGIN),
    right: Math.min(edge.right - 2, right + MARGIN),
    bottom: Math.min(edge.bottom - 2, bottom + MARGIN),
  };
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return width > 0 && height > 0 ? { left: box.left, top: box.top, width, height } : undefined;
}

function setBox(element: HTMLElement, { left, top, width, height }: Box) {
  element.style.setProperty('transform', `translate(${left}px, ${top}px)`);
  element.style.setProperty('width', `${width}px`);
  element.style.setProperty('height', `${height}px`);
}

/** Below the bars at the top of the window. */
const CLEAR_TOP = 80;

function bringIntoView(target: HTMLElement, card: HTMLElement) {
  // Also scrolls lists inside the page, such as the rail.
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (isPinned(target)) return;
  const { top, bottom, height } = target.getBoundingClientRect();
  const isNarrow = document.documentElement.clientWidth < NARROW;
  const room = window.innerHeight - (isNarrow ? card.offsetHeight + 32 : 16);
  const fits = top >= CLEAR_TOP && (bottom <= room || height > room - CLEAR_TOP);
  if (fits && top < room - CLEAR_TOP) return;
  window.scrollBy({ top: top - CLEAR_TOP });
}

/** Scrolling the page does not move it. */
function isPinned(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'sticky' || isPinned(element.parentElement);
}
