import type { KeyFigure } from '@relish/shared/dashboard/contract.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../../testing/show.tsx';
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

test('tells the four figures in words: how much, whether it is enough, how it has changed', () => {
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
    ['Residents engaged', '82.4 %', 'Close to target', 'Up 6.1 points on the seven days before'],
    [
      'Minutes per resident and week',
      '58 min',
      'Far from target',
      'Down 2.5 min on the seven days before',
    ],
    ['Activities', '34', 'The same as the seven days before'],
    ['Liked it', 'No data yet'],
  ]);
});

test('has its four places while the figures are on their way', () => {
  show(<KeyFigures figures={undefined} />);
  expect(tiles().map(([label]) => label)).toEqual([
    'Residents engaged',
    'Minutes per resident and week',
    'Activities',
    'Liked it',
  ]);
});
