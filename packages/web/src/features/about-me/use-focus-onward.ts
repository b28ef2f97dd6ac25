import { useEffect, useRef } from 'react';

/** The heading of one thing in such a list. */
export const headingIdOf = (id: string) => `waiting-${id}`;

/** What was decided goes from the list, and the focus would go with it: it moves on to what comes next. */
export function useFocusOnward(ids: readonly string[]) {
  const shown = useRef(ids);
  const decided = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = ids;
    const gone = decided.current;
    if (gone === undefined || ids.includes(gone) || !before.includes(gone)) return;
    decided.current = undefined;
    // Whoever has gone on by themselves stays there.
    if (document.activeElement !== document.body) return;
    const at = before.indexOf(gone);
    const next = [...before.slice(at), ...before.slice(0, at).toReversed()].find((id) =>
      ids.includes(id),
    );
    const heading =
      next === undefined
        ? document.querySelector<HTMLElement>('h1')
        : document.getElementById(headingIdOf(next));
    heading?.focus();
  });
  return (id: string) => {
    decided.current = id;
  };
}
