const GREYS = [
  'var(--ink-soft)',
  'var(--line-control)',
  'var(--line)',
  'var(--surface-sunken)',
  'var(--line)',
];
const THREE = ['var(--brand)', 'var(--heat-2)', 'var(--accent)'];
const FOUR = ['var(--brand)', 'var(--heat-3)', 'var(--heat-1)', 'var(--accent)'];
const FIVE = [
  'var(--brand)',
  'var(--heat-3)',
  'var(--heat-1)',
  'var(--accent-soft)',
  'var(--accent)',
];

/** Best first. */
export const toColours = (count: number, isGrey: boolean): readonly string[] => {
  if (isGrey) return GREYS;
  if (count > 4) return FIVE;
  return count === 4 ? FOUR : THREE;
};
