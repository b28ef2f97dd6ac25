import type {
  Direction,
  FigureId,
  FigureStatus,
} from '@relish/shared/reports/figures/figure-ids.ts';
import type { Unit } from '@relish/shared/reports/figures/labels.ts';
import { shownChange, shownValue } from '@relish/shared/reports/figures/shown.ts';
import { CircleAlert, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react';

import { formatNumber } from './format.ts';
import { m } from './m.ts';

/** `85%`: a whole number; 0% and 100% only if exact. */
export const percentWords = (value: number): string =>
  m.dashboard_percent({ value: formatNumber(shownValue(value, 'percent')) });

export const pointsWords = (points: number): string => m.dashboard_points({ count: points });

interface Named {
  label: () => string;
  /** One plain sentence on its meaning. */
  text: () => string;
}

export const FIGURE_WORDS: Record<FigureId, Named> = {
  K1: { label: m.dashboard_figure_k1, text: m.dashboard_figure_k1_text },
  K2: { label: m.dashboard_figure_k2, text: m.dashboard_figure_k2_text },
  K3: { label: m.dashboard_figure_k3, text: m.dashboard_figure_k3_text },
  K4: { label: m.dashboard_figure_k4, text: m.dashboard_figure_k4_text },
  K5: { label: m.dashboard_figure_k5, text: m.dashboard_figure_k5_text },
  K5m: { label: m.dashboard_figure_k5m, text: m.dashboard_figure_k5m_text },
  K6: { label: m.dashboard_figure_k6, text: m.dashboard_figure_k6_text },
  K6m: { label: m.dashboard_figure_k6m, text: m.dashboard_figure_k6m_text },
  K6r: { label: m.dashboard_figure_k6r, text: m.dashboard_figure_k6r_text },
  K7: { label: m.dashboard_figure_k7, text: m.dashboard_figure_k7_text },
  K8: { label: m.dashboard_figure_k8, text: m.dashboard_figure_k8_text },
  K9: { label: m.dashboard_figure_k9, text: m.dashboard_figure_k9_text },
  K10: { label: m.dashboard_figure_k10, text: m.dashboard_figure_k10_text },
  K11: { label: m.dashboard_figure_k11, text: m.dashboard_figure_k11_text },
  K12: { label: m.dashboard_figure_k12, text: m.dashboard_figure_k12_text },
  K13: { label: m.dashboard_figure_k13, text: m.dashboard_figure_k13_text },
  K14: { label: m.dashboard_figure_k14, text: m.dashboard_figure_k14_text },
  K15: { label: m.dashboard_figure_k15, text: m.dashboard_figure_k15_text },
  K16: { label: m.dashboard_figure_k16, text: m.dashboard_figure_k16_text },
  K17: { label: m.dashboard_figure_k17, text: m.dashboard_figure_k17_text },
  K18: { label: m.dashboard_figure_k18, text: m.dashboard_figure_k18_text },
  K19: { label: m.dashboard_figure_k19, text: m.dashboard_figure_k19_text },
  K20: { label: m.dashboard_figure_k20, text: m.dashboard_figure_k20_text },
  K21: { label: m.dashboard_figure_k21, text: m.dashboard_figure_k21_text },
  K21r: { label: m.dashboard_figure_k21r, text: m.dashboard_figure_k21r_text },
  K21a: { label: m.dashboard_figure_k21a, text: m.dashboard_figure_k21a_text },
  K22: { label: m.dashboard_figure_k22, text: m.dashboard_figure_k22_text },
  K23: { label: m.dashboard_figure_k23, text: m.dashboard_figure_k23_text },
  K23s: { label: m.dashboard_figure_k23s, text: m.dashboard_figure_k23s_text },
  K24: { label: m.dashboard_figure_k24, text: m.dashboard_figure_k24_text },
  K25: { label: m.dashboard_figure_k25, text: m.dashboard_figure_k25_text },
  K26: { label: m.dashboard_figure_k26, text: m.dashboard_figure_k26_text },
  K27: { label: m.dashboard_figure_k27, text: m.dashboard_figure_k27_text },
};

const WRITE: Record<Unit, (value: number) => string> = {
  count: (value) => formatNumber(value),
  percent: percentWords,
  minutes: (value) =>
    m.dashboard_value_minutes({ value: formatNumber(shownValue(value, 'minutes')) }),
  people: (value) => formatNumber(value),
  scale: (value) => formatNumber(value),
  kinds: (value) => formatNumber(value),
  pence: (value) => formatNumber(value / 100, { style: 'currency', currency: 'GBP' }),
  score: (value) => formatNumber(value, { signDisplay: 'exceptZero' }),
};

/** An unknown figure is not 0. */
export const valueWords = (value: number | null, unit: Unit): string =>
  value === null ? m.dashboard_none_yet() : WRITE[unit](value);

/** How many of the engaged residents have a rating; undefined if none are counted. */
export function ratedWords(rated: { engaged: number; rated: number } | undefined) {
  if (!rated || rated.engaged === 0) return undefined;
  return rated.rated === rated.engaged
    ? m.dashboard_rated_all()
    : m.dashboard_rated({ rated: rated.rated, count: rated.engaged });
}

/** How many people a figure about families is counted of; undefined for the others and if there are none. */
export function countedWords(id: FigureId, n: number) {
  if (n === 0) return undefined;
  if (id === 'K21r') return m.dashboard_of_residents({ count: n });
  return id === 'K21a' ? m.dashboard_of_relatives({ count: n }) : undefined;
}

/** Change in the figure's own unit; percentages change by points. */
export function changeBy(value: number | null, previous: number | null, unit: Unit) {
  const by = shownChange(value, previous, unit);
  if (by === null) return undefined;
  const size = Math.abs(by);
  return {
    by,
    amount: unit === 'percent' || unit === 'score' ? pointsWords(size) : WRITE[unit](size),
  };
}

interface StatusWords {
  kind: 'brand' | 'attention' | 'danger';
  icon: LucideIcon;
  label: (direction: Direction) => string;
}

const redWords = (direction: Direction) =>
  direction === 'down' ? m.dashboard_status_red_above() : m.dashboard_status_red();

export const STATUS_WORDS: Record<Exclude<FigureStatus, 'none'>, StatusWords> = {
  green: { kind: 'brand', icon: CircleCheck, label: m.dashboard_status_green },
  amber: { kind: 'attention', icon: CircleDot, label: m.dashboard_status_amber },
  red: { kind: 'danger', icon: CircleAlert, label: redWords },
};
