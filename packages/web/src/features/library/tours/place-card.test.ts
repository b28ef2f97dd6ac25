import { describe, expect, test } from 'vitest';

import { type Box, placeCard } from './place-card.ts';

const CARD = { width: 380, height: 220 };
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SHEET = { width: 358, height: 240 };

const isCovered = (target: Box, card: Box) =>
  card.left < target.left + target.width &&
  target.left < card.left + card.width &&
  card.top < target.top + target.height &&
  target.top < card.top + card.height;

const isInside = (card: Box, view: { width: number; height: number }) =>
  card.left >= 0 &&
  card.top >= 0 &&
  card.left + card.width <= view.width &&
  card.top + card.height <= view.height;

describe('on a desktop', () => {
  test.each<[string, Box]>([
    ['in the rail', { left: 10, top: 750, width: 240, height: 50 }],
    ['at the right edge', { left: 1050, top: 40, width: 220, height: 60 }],
    ['across the page', { left: 300, top: 110, width: 950, height: 90 }],
    ['across the bottom', { left: 300, top: 600, width: 950, height: 190 }],
  ])('the card leaves a target %s visible', (_, target) => {
    const card = { ...placeCard(target, CARD, DESKTOP), ...CARD };
    expect(isCovered(target, card)).toBe(false);
    expect(isInside(card, DESKTOP)).toBe(true);
  });

  test('the card stays in a corner if the target fills the window', () => {
    const target = { left: 280, top: 10, width: 990, height: 780 };
    const card = { ...placeCard(target, CARD, DESKTOP), ...CARD };
    expect(isInside(card, DESKTOP)).toBe(true);
    expect(card.left + card.width).toBeGreaterThan(1200);
  });
});

describe('on a phone', () => {
  test('the card is a sheet at the bottom, or at the top for a target at the bottom', () => {
    const heading = { left: 16, top: 90, width: 358, height: 200 };
    const bar = { left: 150, top: 770, width: 90, height: 70 };
    expect(placeCard(heading, SHEET, PHONE).top).toBe(844 - 240 - 16);
    expect(placeCard(bar, SHEET, PHONE).top).toBe(16);
  });

  test('the card stays in the window without a target, and when text is very large', () => {
    expect(isInside({ ...placeCard(undefined, SHEET, PHONE), ...SHEET }, PHONE)).toBe(true);
    const huge = { width: 358, height: 900 };
    expect(placeCard({ left: 0, top: 0, width: 390, height: 800 }, huge, PHONE).top).toBeLessThan(
      20,
    );
  });
});
