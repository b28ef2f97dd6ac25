import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { pageConfig } from '../../platform/page-config.ts';
import { Avatar } from './avatar.tsx';

const hue = (id: string) => {
  const { container } = render(<Avatar id={id} firstName="Joan" lastName="Bell" />);
  return container.firstElementChild?.className;
};

test('gives the same person the same colour, and different people different ones', () => {
  expect(hue('a1')).toBe(hue('a1'));
  const ids = Array.from({ length: 60 }, (_, at) => `0192f3c4-${at}`);
  expect(new Set(ids.map(hue)).size).toBe(8);
});

test('is announced only with a name', () => {
  render(<Avatar firstName="Joan" lastName="Bell" />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<Avatar firstName="Joan" lastName="Bell" name="Joan Bell" />);
  expect(screen.getByRole('img', { name: 'Joan Bell' }).textContent).toBe('JB');
});

test('shows the photo instead of the initials, unless it cannot be loaded', () => {
  render(<Avatar firstName="Joan" lastName="Bell" photo="/joan.webp" name="Joan Bell" />);
  expect(screen.getByRole('img', { name: 'Joan Bell' }).getAttribute('src')).toBe('/joan.webp');
  expect(screen.queryByText('JB')).toBeNull();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('JB')).toBeTruthy();
});

test('loads the photo from the server, also in the native app', () => {
  pageConfig.api_origin = 'https://api.relish.example';
  onTestFinished(() => void delete pageConfig.api_origin);
  render(<Avatar firstName="Joan" lastName="Bell" photo="/joan.webp" name="Joan Bell" />);
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Joan Bell' });
  expect(src).toBe('https://api.relish.example/joan.webp');
});
