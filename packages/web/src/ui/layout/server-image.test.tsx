import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ServerImage } from './server-image.tsx';

test('hides a decorative picture that fails to load, until it loads', () => {
  render(<ServerImage src="/library/glyphs/MUS.svg" alt="" data-testid="sign" />);
  const sign = screen.getByTestId('sign');
  fireEvent.error(sign);
  expect(sign.style.visibility).toBe('hidden');
  fireEvent.load(sign);
  expect(sign.style.visibility).toBe('');
});

test('keeps the alternative text of a picture that fails to load', () => {
  render(<ServerImage src="/media/1" alt="Peggy at the piano" />);
  const photo = screen.getByRole('img', { name: 'Peggy at the piano' });
  fireEvent.error(photo);
  expect(photo.style.visibility).toBe('');
});
