let open = false;
const listeners = new Set<() => void>();

export const isHelpOpen = () => open;

export function setHelpOpen(next: boolean) {
  open = next;
  for (const tell of listeners) tell();
}

export const showShortcuts = () => setHelpOpen(true);

export function subscribeToHelp(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
