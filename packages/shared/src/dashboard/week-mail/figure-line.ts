import type { KeyFigure } from '../../reports/figures/key-figure.ts';
import { statusLabel, type Unit } from '../../reports/figures/labels.ts';
import { shownValue } from '../../reports/figures/shown.ts';

const IN_WORDS: Record<Unit, (value: number) => string> = {
  count: String,
  percent: (value) => `${value}%`,
  minutes: (value) => `${value} min`,
  people: String,
  scale: String,
  kinds: String,
  pence: (value) => `£${(value / 100).toFixed(2)}`,
  score: (value) => (value > 0 ? `+${value}` : String(value)),
};

/** One figure as a line of the weekly email: `Residents engaged: 85% (the week before: 80%). Close to target.` */
export function figureLine({
  label,
  value,
  previous,
  unit,
  status,
  direction_good,
}: Pick<KeyFigure, 'label' | 'value' | 'previous' | 'unit' | 'status' | 'direction_good'>): string {
  if (value === null) return `${label}: no data yet`;
  const words = (number: number) => IN_WORDS[unit](shownValue(number, unit));
  const before = previous === null ? '' : ` (the week before: ${words(previous)})`;
  const verdict = status === 'none' ? '' : `. ${statusLabel(status, direction_good)}.`;
  return `${label}: ${words(value)}${before}${verdict}`;
}
