/** Whether something lay over the page, which Android's back button has now closed. */
export function closeOverlay(): boolean {
  const overlay = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  );
  if (!overlay) return false;
  // Overlays close on Escape, except those that may not be closed: then the button does nothing, too.
  const target = document.activeElement ?? overlay;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return true;
}
