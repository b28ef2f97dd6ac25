import { type RefObject, useEffect } from 'react';

import type { TourRun } from './run-tour.ts';

/** Parts of the page that use the arrow keys or Escape themselves. */
const TAKES_KEYS = [
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  '[role="tablist"], [role="radiogroup"], [role="grid"], [role="slider"]',
].join();

const KEYS: Record<string, keyof TourRun> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Escape: 'close',
};

/** Arrows and Escape work anywhere except in a field; Tab stays in the card until the tour is closed. */
export function useTourKeys(
  run: RefObject<TourRun | undefined>,
  card: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
      const isInCard = card.current?.contains(target) ?? false;
      if (key === 'Tab' && isInCard) holdTab(event, card.current, shiftKey);
      const action = KEYS[key];
      if (!action || shiftKey || (!isInCard && target.closest(TAKES_KEYS))) return;
      event.preventDefault();
      run.current?.[action]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run, card]);
}

function holdTab(event: KeyboardEvent, card: HTMLElement | null, isBackwards: boolean) {
  const buttons = [...(card?.querySelectorAll<HTMLElement>('button') ?? [])];
  const [from, to] = isBackwards ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  const isOutside = !buttons.some((button) => button === event.target);
  if (event.target !== from && !(isOutside && isBackwards)) return;
  event.preventDefault();
  to?.focus();
}
