import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StatTile } from './stat-tile.tsx';

test.each([
  [1234, 'Up 1,234 on last week'],
  [-1.5, 'Down 1.5 on last week'],
  [0, 'The same as last week'],
])('describes a change by %s in words', (by, words) => {
  render(<StatTile label="Seen" figure="42" change={{ by, since: 'last week', goodWhen: 'up' }} />);
  expect(screen.getAllByRole('definition').map((at) => at.textContent)).toEqual(['42', words]);
});

test('formats the change as requested', () => {
  const change = { by: 0.125, since: 'last month', format: { style: 'percent' } as const };
  render(<StatTile label="Took part" figure="87%" change={change} />);
  expect(screen.getByText('Up 13% on last month')).toBeTruthy();
});

test('mentions no change if it is unknown', () => {
  render(<StatTile label="Seen" figure="42" />);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});
