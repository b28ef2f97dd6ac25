const GOOD = {
  K1: 'neutral',
  K2: 'up',
  K3: 'up',
  K4: 'up',
  K5: 'up',
  K5m: 'up',
  K6: 'up',
  K6m: 'up',
  K6r: 'up',
  K7: 'down',
  K8: 'up',
  K9: 'up',
  K10: 'up',
  K11: 'neutral',
  K12: 'down',
  K13: 'up',
  K14: 'up',
  K15: 'up',
  K16: 'up',
  K17: 'up',
  K18: 'up',
  K19: 'down',
  K20: 'up',
  K21: 'down',
  K21r: 'up',
  K21a: 'up',
  K22: 'down',
  K23: 'up',
  K23s: 'up',
  K24: 'up',
  K25: 'up',
  K26: 'neutral',
  // Beyond the specification, which ends at K26.
  K27: 'up',
} as const;
export type FigureId = keyof typeof GOOD;
export const FIGURE_IDS = Object.keys(GOOD) as FigureId[];
export const DIRECTIONS = ['up', 'down', 'neutral'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTION_GOOD: Readonly<Record<FigureId, Direction>> = GOOD;

export type FigureStatus = 'green' | 'amber' | 'red' | 'none';
