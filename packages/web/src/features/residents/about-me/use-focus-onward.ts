import { useEffect, useRef } from 'react';

export const toHeadingId = (id: string) => `waiting-${id}`;

/** Moves the focus to the next item when the focused one leaves the list. */
export function useFocusOnward(ids: readonly string[]) {
  const shown = useRef(ids);
  const decided = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = ids;
    const gone = decided.current;
    if (gone === undefined || ids.includes(gone) || !before.includes(gone)) return;
    decided.current = undefined;
    // Leaves the focus alone if the user has moved it.
    if (document.activeElement !== document.body) return;
    const at = before.indexOf(gone);
    const next = [...before.slice(at), ...before.slice(0, at).toReversed()].find((id) =>
      ids.includes(id),
    );
    const heading =
      next === undefined
        ? document.querySelector<HTMLElement>('h1')
        : document.getElementById(toHeadingId(next));
    heading?.focus();
  });
  return (id: string) => {
    decided.current = id;
  };
}
