import type { KeyFigure } from '../dashboard/contract.ts';
import { changeOf } from '../figures/compare.ts';
import type { Unit } from '../figures/labels.ts';

const IN_WORDS: Record<Unit, (value: number) => string> = {
  count: (value) => `${value}`,
  percent: (value) => `${value} %`,
  minutes: (value) => `${value} min`,
  people: (value) => `${value}`,
  scale: (value) => `${value}`,
  kinds: (value) => `${value}`,
  pence: (value) => `£${(value / 100).toFixed(2)}`,
};

/** One figure as a line of a letter: what it is, and which way it went. */
export function figureLine({ label, value, previous, unit, direction_good }: KeyFigure): string {
  if (value === null) return `${label}: no data yet`;
  const words = IN_WORDS[unit];
  const change = changeOf(value, previous);
  if (change === null || previous === null) return `${label}: ${words(value)}`;
  if (change === 0) return `${label}: ${words(value)} (as before)`;
  const better = change > 0 === (direction_good === 'up');
  return `${label}: ${words(value)} (${better ? 'better' : 'less good'} than ${words(previous)} before)`;
}
