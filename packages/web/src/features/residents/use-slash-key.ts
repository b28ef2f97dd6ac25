import { type RefObject, useEffect } from 'react';

const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** The key / leads to the field, unless somebody is writing or answering something. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
