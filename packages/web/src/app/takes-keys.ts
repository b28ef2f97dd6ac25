const TAKES_KEYS = [
  'input, textarea, select',
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
].join();

/** Letters typed into a field are text, and combinations with Ctrl belong to the browser. */
export function takesKeys({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const element = target instanceof HTMLElement ? target : undefined;
  return Boolean(element?.isContentEditable || element?.closest(TAKES_KEYS));
}
