export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Between target and card, and between card and window. */
const GAP = 16;
/** Below this width the card is a sheet at the bottom or the top. */
export const NARROW = 600;

/**
 * Beside the target if there is room, so that it stays visible; otherwise where it covers the least
 * of it.
 */
export function placeCard(
  target: Box | undefined,
  card: Size,
  view: Size,
): { left: number; top: number } {
  const right = view.width - card.width - GAP;
  const bottom = view.height - card.height - GAP;
  const middle = (view.width - card.width) / 2;
  if (!target) return { left: view.width < NARROW ? middle : right, top: bottom };
  const beside = clamp(target.top, GAP, bottom);
  const above = clamp(target.left, GAP, right);
  const afterTarget = target.left + target.width + GAP;
  const belowTarget = target.top + target.height + GAP;
  const places =
    view.width < NARROW
      ? [
          { left: middle, top: bottom },
          { left: middle, top: GAP },
        ]
      : [
          { left: afterTarget, top: beside },
          { left: target.left - card.width - GAP, top: beside },
          { left: above, top: belowTarget },
          { left: above, top: target.top - card.height - GAP },
          { left: right, top: bottom },
          { left: right, top: GAP },
        ];
  const inside = places.filter(
    ({ left, top }) => left >= 0 && left <= right + GAP && top >= 0 && top <= bottom + GAP,
  );
  const [best] = (inside.length > 0 ? inside : places.slice(-2))
    .map((place) => ({ place, covered: overlap(target, { ...place, ...card }) }))
    .toSorted((one, other) => one.covered - other.covered);
  const { left, top } = best?.place ?? { left: right, top: bottom };
  return { left: Math.max(0, left), top: Math.max(0, top) };
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

function overlap(one: Box, other: Box): number {
  const shared = (start: 'left' | 'top', size: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(one[start] + one[size], other[start] + other[size]) -
        Math.max(one[start], other[start]),
    );
  return shared('left', 'width') * shared('top', 'height');
}
