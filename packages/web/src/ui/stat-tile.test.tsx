import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { StatTile } from './stat-tile.tsx';

test.each([
  [1234, 'Up 1,234 on last week'],
  [-1.5, 'Down 1.5 on last week'],
  [0, 'The same as last week'],
])('says a change by %s in words', (by, words) => {
  onTestFinished(cleanup);
  render(<StatTile label="Seen" figure="42" change={{ by, since: 'last week', goodWhen: 'up' }} />);
  expect(screen.getAllByRole('definition').map((at) => at.textContent)).toEqual(['42', words]);
});

test('writes the change as it is told to', () => {
  onTestFinished(cleanup);
  const change = { by: 0.125, since: 'last month', format: { style: 'percent' } as const };
  render(<StatTile label="Took part" figure="87 %" change={change} />);
  expect(screen.getByText('Up 13% on last month')).toBeTruthy();
});

test('says nothing about a change that is not known', () => {
  onTestFinished(cleanup);
  render(<StatTile label="Seen" figure="42" />);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});
