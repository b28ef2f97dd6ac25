import { MIN_GROUP } from '../surveys/choices.ts';

/** Whether a figure about so many answers may be published. */
export const isPublishable = (n: number): boolean => n >= MIN_GROUP;

/**
 * The cells of a partition that are hidden although, or because, their total is published: those under five, and the
 * next smallest until the hidden ones together have five, since the total minus the visible cells reveals them.
 */
export function findHidden(sizes: ReadonlyMap<string, number>): Set<string> {
  const hidden = new Set<string>();
  let together = 0;
  const hide = ([cell, n]: [string, number]) => {
    hidden.add(cell);
    together += n;
  };
  const bySize = [...sizes]
    .filter(([, n]) => n > 0)
    .toSorted(([one, n], [other, m]) => n - m || (one < other ? -1 : 1));
  for (const cell of bySize) if (!isPublishable(cell[1])) hide(cell);
  if (together > 0)
    for (const cell of bySize) if (!isPublishable(together) && !hidden.has(cell[0])) hide(cell);
  return hidden;
}
