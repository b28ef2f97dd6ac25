/** Levels are defined in words, because a bare number means something else to everyone (domain 5.2). */
export const LIKELIHOODS = [
  { level: 1, name: 'Rare', meaning: 'We do not expect it to happen' },
  { level: 2, name: 'Unlikely', meaning: 'It could happen, but seldom' },
  { level: 3, name: 'Possible', meaning: 'It might happen now and then' },
  { level: 4, name: 'Likely', meaning: 'It will probably happen' },
  { level: 5, name: 'Almost certain', meaning: 'We expect it to happen' },
] as const;

export const SEVERITIES = [
  { level: 1, name: 'Negligible', meaning: 'No injury, or upset that is over in minutes' },
  { level: 2, name: 'Minor', meaning: 'First aid, or distress for a short time' },
  {
    level: 3,
    name: 'Moderate',
    meaning: 'A GP or 111 is needed: bruising, a skin tear, a fall without a fracture',
  },
  {
    level: 4,
    name: 'Major',
    meaning: 'Hospital, a fracture, a choking episode or a missing person',
  },
  { level: 5, name: 'Catastrophic', meaning: 'Death or permanent harm' },
] as const;

export type RiskLevel = 1 | 2 | 3 | 4 | 5;

/** From the lowest to the highest. */
export const BANDS = ['low', 'moderate', 'high', 'extreme'] as const;
export type Band = (typeof BANDS)[number];

/** The upper end of each band; no product of two levels falls between them. */
const HIGHEST: Record<Band, number> = { low: 3, moderate: 6, high: 12, extreme: 25 };

export function findBand(likelihood: RiskLevel, severity: RiskLevel): Band {
  const score = likelihood * severity;
  return BANDS.find((band) => score <= HIGHEST[band]) ?? 'extreme';
}

export const isAtLeast = (band: Band, other: Band): boolean =>
  BANDS.indexOf(band) >= BANDS.indexOf(other);

export interface RatedLine {
  likelihood_before: RiskLevel;
  severity_before: RiskLevel;
  likelihood_after: RiskLevel;
  severity_after: RiskLevel;
}

export const bandAfter = (line: RatedLine): Band =>
  findBand(line.likelihood_after, line.severity_after);

/** The worst line decides: an average would hide it. */
export const findOverallBand = (lines: readonly RatedLine[]): Band =>
  lines.map(bandAfter).reduce((worst, band) => (isAtLeast(band, worst) ? band : worst), 'low');
