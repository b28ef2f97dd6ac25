/** A page that opens may focus its heading after the step is shown. */
const SETTLED_MS = 1500;

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** Takes the focus to the card, also from the heading of a page that opens, unless the user is typing. */
export function holdFocus(card: HTMLElement): () => void {
  const take = () => {
    if (card.contains(document.activeElement) || isTyping()) return;
    card.querySelector<HTMLElement>('[data-tour-next]')?.focus({ preventScroll: true });
  };
  const watch = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) take();
  };
  const release = () => document.removeEventListener('focusin', watch);
  document.addEventListener('focusin', watch);
  const timer = setTimeout(release, SETTLED_MS);
  take();
  return () => {
    clearTimeout(timer);
    release();
  };
}

/** To where it was before the tour, or to the heading of the page that the tour ended on. */
export function returnFocus(before: Element | null) {
  // The user may already be somewhere else.
  if (document.activeElement !== document.body) return;
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const to = isThere ? before : document.querySelector<HTMLElement>('h1');
  to?.focus({ preventScroll: true });
}
