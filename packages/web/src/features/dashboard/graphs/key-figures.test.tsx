import type { KeyFigure } from '@relish/shared/reports/figures/key-figure.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../../../testing/show.tsx';
import { KeyFigures } from './key-figures.tsx';

const figure = (differences: Partial<KeyFigure>): KeyFigure => ({
  id: 'K3',
  label: '',
  value: 82.4,
  unit: 'percent',
  previous: 76.3,
  direction_good: 'up',
  status: 'amber',
  n: 40,
  ...differences,
});

const tiles = () =>
  screen
    .getAllByRole('term')
    .map((term) =>
      [...(term.parentElement?.children ?? [])].map((part) =>
        part.textContent.replaceAll('\u00A0', ' '),
      ),
    );

test('describes the four figures in words: value, status and change', () => {
  show(
    <KeyFigures
      figures={[
        figure({ id: 'K10', value: null, previous: 60, status: 'none' }),
        figure({ id: 'K1', unit: 'count', value: 34, previous: 34, status: 'none' }),
        figure({ id: 'K5', unit: 'minutes', value: 58, previous: 60.5, status: 'red' }),
        figure({}),
      ]}
    />,
  );
  expect(tiles()).toEqual([
    ['Residents engaged', '82%', 'Close to target', 'Up 6 points on the 7 days before'],
    ['Minutes per resident per week', '58 min', 'Below target', 'Down 3 min on the 7 days before'],
    ['Activities', '34', 'The same as the 7 days before'],
    ['Liked it', 'No data yet'],
  ]);
});

test('reserves four places while the figures are loading', () => {
  show(<KeyFigures figures={undefined} />);
  expect(tiles().map(([label]) => label)).toEqual([
    'Residents engaged',
    'Minutes per resident per week',
    'Activities',
    'Liked it',
  ]);
});

test('says how many engaged residents have a rating, and when targets start in a new home', () => {
  show(
    <KeyFigures
      figures={[
        figure({ status: 'none', previous: null, rated: { engaged: 20, rated: 17 } }),
        figure({ id: 'K1', unit: 'count', value: 12, previous: 9, direction_good: 'neutral' }),
      ]}
      targetsFrom="2026-11-30"
    />,
  );
  expect(screen.getByText('17 of 20 have a rating, the others only “took part”.')).toBeTruthy();
  expect(screen.getByText(/compared with targets from 30 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('Up 3 on the 7 days before').className).toMatch(/neutral/);
});
