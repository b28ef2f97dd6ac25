import { percent, ratio } from '../../reports/figures/rounding.ts';
import { type QuestionType, SCALES } from '../surveys/question-types.ts';

/** How often each option was chosen, without those who preferred not to answer. */
export type OptionCounts = Readonly<Record<string, number>>;

const TOP_TWO = {
  agree5: SCALES.agree5.slice(0, 2),
  faces5: SCALES.faces5.slice(0, 2),
  freq4: SCALES.freq4.slice(0, 2),
} as const;

const sum = (counts: OptionCounts, codes: readonly string[]) =>
  codes.reduce((total, code) => total + (counts[code] ?? 0), 0);

/** The share of the two best options; null for types without it. */
export function topTwoPercent(type: QuestionType, counts: OptionCounts): number | null {
  if (!(type in TOP_TWO)) return null;
  const scale = type as keyof typeof TOP_TWO;
  return percent(sum(counts, TOP_TWO[scale]), sum(counts, SCALES[scale]));
}

/** Only for ratings and for agreement, where strongly agree is 5 (domain 6.5). */
export function meanAnswer(type: QuestionType, counts: OptionCounts): number | null {
  if (type !== 'rating0_10' && type !== 'agree5') return null;
  const codes: readonly string[] = SCALES[type];
  const toValue = (index: number) => (type === 'rating0_10' ? index : codes.length - index);
  const points = codes.reduce(
    (total, code, index) => total + (counts[code] ?? 0) * toValue(index),
    0,
  );
  return ratio(points, sum(counts, codes));
}

const PROMOTERS = SCALES.rating0_10.slice(9);
const DETRACTORS = SCALES.rating0_10.slice(0, 7);

/** From -100 to 100; the arithmetic of K23. */
export function recommendationScore(counts: OptionCounts): number | null {
  const n = sum(counts, SCALES.rating0_10);
  if (n === 0) return null;
  // Adding zero turns -0 into 0.
  return Math.round((100 * (sum(counts, PROMOTERS) - sum(counts, DETRACTORS))) / n) + 0;
}

/** Null when no one was invited one by one. */
export const responseRate = (entries: number, invited: number | null): number | null =>
  invited === null ? null : percent(Math.min(entries, invited), invited);

export const WELLBEING_BANDS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const;
export type WellbeingBand = (typeof WELLBEING_BANDS)[number];

/** The bands of the Office for National Statistics; for anxiety low is good. */
export function wellbeingBand(key: string, rating: number): WellbeingBand {
  if (key === 'anxious') {
    if (rating <= 1) return 'very_low';
    if (rating <= 3) return 'low';
    return rating <= 5 ? 'medium' : 'high';
  }
  if (rating <= 4) return 'low';
  if (rating <= 6) return 'medium';
  return rating <= 8 ? 'high' : 'very_high';
}
