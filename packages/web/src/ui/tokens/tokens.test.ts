import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

const tokens = (source: string) =>
  new Map(
    [...source.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );

const themes = { light: tokens(light), dark: tokens(dark) };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'surface-sunken'];
const onGrounds = (name: string, atLeast: number) =>
  grounds.map((ground) => [name, ground, atLeast] as const);
const soft = (name: string) => [`on-${name}-soft`, `${name}-soft`, 4.5] as const;

const pairs = [
  ...['ink', 'ink-soft', 'brand', 'danger'].flatMap((name) => onGrounds(name, 4.5)),
  ...['line-control', 'focus'].flatMap((name) => onGrounds(name, 3)),
  ...['brand', 'accent', 'info', 'attention', 'danger'].map(soft),
  ...Array.from(
    { length: 8 },
    (_, at) => [`on-person-${at + 1}`, `person-${at + 1}`, 4.5] as const,
  ),
  ...[1, 2, 3].map((step) => ['ink', `heat-${step}`, 4.5] as const),
  ...[4, 5].map((step) => ['on-heat-strong', `heat-${step}`, 4.5] as const),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['on-scene', 'scene', 4.5],
  ['brand', 'brand-soft', 3],
] as const;

for (const [theme, colours] of Object.entries(themes))
  test.each(pairs)(`${theme}: %s on %s reaches %s:1`, (front, ground, atLeast) => {
    expect(contrast(colours.get(front) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(
      atLeast,
    );
  });
