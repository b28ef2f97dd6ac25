import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

import { stubScrolling } from '../../testing/stub-screen.ts';
import { ListRow } from '../layout/list-row.tsx';
import { VirtualList } from './virtual-list.tsx';

async function show(count: number, onPress?: (row: number) => void) {
  stubScrolling();
  const rows = Array.from({ length: count }, (_, at) => at + 1);
  render(
    <MemoryRouter>
      <VirtualList label="Residents" rows={rows} rowKey={(row) => row}>
        {(row) => <ListRow title={`Person ${row}`} onPress={onPress && (() => onPress(row))} />}
      </VirtualList>
    </MemoryRouter>,
  );
  await screen.findByText('Person 1');
  return document.querySelectorAll('li');
}

test('renders few of 2,000 rows, each with its position', async () => {
  const shown = await show(2000);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(100);
  expect(screen.getByRole('list', { name: 'Residents' })).toBeTruthy();
  expect(shown[0]?.textContent).toBe('Person 1');
  expect(shown[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(shown[0]?.getAttribute('aria-setsize')).toBe('2000');
});

test('renders all rows of a short list', async () => {
  expect(await show(499)).toHaveLength(499);
});

test('presses the intended row', async () => {
  const onPress = vi.fn<(row: number) => void>();
  await show(600, onPress);
  await userEvent.click(screen.getByText('Person 2'));
  expect(onPress).toHaveBeenCalledWith(2);
});
