/** Date and time fields have a hidden input with their name beside the typed segments. */
export function focusControl(field: HTMLElement | null | undefined) {
  const parts = field?.hidden ? field.parentElement : undefined;
  (parts?.querySelector<HTMLElement>('[role="spinbutton"]') ?? field)?.focus();
}

let stopWaiting: () => void = () => undefined;

/** Waits for the field to appear, because its section may still be opening or loading. */
export function focusField(name: string) {
  stopWaiting();
  const focus = () => {
    const field = document.getElementsByName(name)[0];
    focusControl(field);
    return field !== undefined;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) stopWaiting();
  });
  // Stops waiting when the user goes on elsewhere.
  const events = ['keydown', 'pointerdown'] as const;
  stopWaiting = () => {
    observer.disconnect();
    for (const each of events) removeEventListener(each, stopWaiting, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const each of events) addEventListener(each, stopWaiting, true);
}
