import {
  DIRECTIONS,
  FIGURE_IDS,
  type FigureStatus,
} from '@relish/shared/reports/figures/figure-ids.ts';
import { FIGURES, statusLabel } from '@relish/shared/reports/figures/labels.ts';
import { expect, test } from 'vitest';

import { FIGURE_WORDS, percentWords, STATUS_WORDS } from './figure-words.ts';

test('names every figure and status alike on screens, in emails and in documents', () => {
  for (const id of FIGURE_IDS) expect(FIGURE_WORDS[id].label()).toBe(FIGURES[id].label);
  for (const status of Object.keys(STATUS_WORDS) as Exclude<FigureStatus, 'none'>[])
    for (const direction of DIRECTIONS)
      expect(STATUS_WORDS[status].label(direction)).toBe(statusLabel(status, direction));
});

test('writes whole percentages the British way', () => {
  expect([percentWords(84.6), percentWords(99.7), percentWords(100)]).toEqual([
    '85%',
    '99%',
    '100%',
  ]);
});

test('names the window of figures that look further back or use the clock', () => {
  for (const id of ['K13', 'K15'] as const) expect(FIGURE_WORDS[id].text()).toContain('28 days');
  expect(FIGURE_WORDS.K19.text()).toContain('24 hours');
});
