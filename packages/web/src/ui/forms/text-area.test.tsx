import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../../testing/show.tsx';
import { TextArea } from './text-area.tsx';

const announced = () => screen.getByRole('status').textContent;

test('counts down on screen, and announces it only near the end', async () => {
  const person = show(<TextArea label="In their words" maxLength={25} />);
  expect(announced()).toBe('');
  await person.type(screen.getByRole('textbox'), 'Love');
  expect(screen.getByText('21 characters left')).toBeTruthy();
  expect(announced()).toBe('');
  await person.type(screen.getByRole('textbox'), 'ly');
  expect(announced()).toBe('19 characters left');
});

test('keeps text that is too long and says by how much', async () => {
  const person = show(<TextArea label="In their words" maxLength={5} />);
  await person.click(screen.getByRole('textbox'));
  await person.paste('Lovely');
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', {
    description: '1 character too many',
  });
  expect(area.value).toBe('Lovely');
});

test('has no counter without a limit', () => {
  show(<TextArea label="What happened" defaultValue="Sang." hint="In short." />);
  expect(screen.queryByText(/character/)).toBeNull();
  expect(screen.getByRole('textbox', { description: 'In short.' })).toBeTruthy();
});
