import { describe, expect, it } from 'vitest';

import { CATEGORIES, type Theme } from './choices.ts';
import { type Featurable, FEATURED, featuredOn } from './featured.ts';

const plain = (id: string, values: Partial<Featurable> = {}): Featurable => ({
  id,
  category: 'MUS',
  themes: [],
  seasons: [],
  pinned_until: null,
  tried: false,
  ...values,
});

const many = Array.from({ length: 60 }, (_, at) =>
  plain(`plain-${at}`, { category: CATEGORIES[at % CATEGORIES.length] ?? 'MUS' }),
);

const DATED = new Set<Theme>(['christmas', 'remembrance', 'easter']);
const on = (day: string, themes: Theme[] = [], home = 'rosewood') => ({
  day,
  home,
  themes,
  dated: DATED,
});
const idsOn = (list: Featurable[], today: ReturnType<typeof on>) =>
  featuredOn(list, today).map(({ id }) => id);

describe('featured activities', () => {
  it('are the same in a home all day, and differ by day and home', () => {
    const today = idsOn(many, on('2026-11-15'));
    expect(today).toHaveLength(FEATURED);
    expect(idsOn(many.toReversed(), on('2026-11-15'))).toEqual(today);
    expect(idsOn(many, on('2026-11-16'))).not.toEqual(today);
    expect(idsOn(many, on('2026-11-15', [], 'elsewhere'))).not.toEqual(today);
  });

  it('include everything in turn', () => {
    const seen = new Set<string>();
    for (let day = 1; day <= 28; day += 1)
      for (const month of ['02', '03', '04'])
        for (const id of idsOn(many, on(`2026-${month}-${String(day).padStart(2, '0')}`)))
          seen.add(id);
    expect(seen.size).toBe(many.length);
  });

  it('start with pinned ones until their last day', () => {
    const pinned = plain('pinned', { pinned_until: '2026-11-15', tried: true });
    expect(idsOn([...many, pinned], on('2026-11-15'))[0]).toBe('pinned');
    const rest = many.map((each) => ({ ...each, tried: false }));
    expect(idsOn([...rest, pinned], on('2026-11-16'))).not.toContain('pinned');
  });

  it('continue with the day’s theme, then the season, and leave room for others', () => {
    const themed = Array.from({ length: 6 }, (_, at) =>
      plain(`poppies-${at}`, { category: 'SPI', themes: ['remembrance'] }),
    );
    const autumnal = Array.from({ length: 6 }, (_, at) =>
      plain(`leaves-${at}`, { category: 'NAT', seasons: ['autumn'] }),
    );
    const others = many.filter(({ category }) => !['SPI', 'NAT'].includes(category));
    const shown = idsOn([...others, ...autumnal, ...themed], on('2026-11-08', ['remembrance']));
    const kinds = shown.map((id) => id.split('-')[0]);
    expect(kinds.slice(0, 6)).toEqual([
      'poppies',
      'leaves',
      'poppies',
      'leaves',
      'poppies',
      'leaves',
    ]);
    expect(kinds.slice(6)).toEqual(['plain', 'plain']);
  });

  it('exclude other seasons', () => {
    const carols = plain('carols', { themes: ['christmas'] });
    const snow = plain('snow', { seasons: ['winter'] });
    const birthday = plain('birthday', { themes: ['christmas', 'birthday'] });
    expect(idsOn([carols, snow, birthday], on('2026-07-01'))).toEqual(['birthday']);
    expect(idsOn([carols, snow], on('2026-12-20', ['christmas'])).toSorted()).toEqual([
      'carols',
      'snow',
    ]);
    expect(idsOn([plain('decades', { themes: ['decades'] })], on('2026-07-01'))).toHaveLength(1);
  });

  it('prefer what this home has not tried', () => {
    const tried = many.map((each) => ({ ...each, tried: true }));
    const fresh = CATEGORIES.slice(0, FEATURED).map((category) =>
      plain(`new-${category}`, { category }),
    );
    expect(idsOn([...tried, ...fresh], on('2026-11-15')).toSorted()).toEqual(
      fresh.map(({ id }) => id).toSorted(),
    );
  });

  it('avoid the same category twice in a row', () => {
    const much = Array.from({ length: 30 }, (_, at) => plain(`song-${at}`));
    const few = [plain('walk', { category: 'PHY' }), plain('tea', { category: 'FOO' })];
    for (let day = 10; day < 28; day += 1) {
      const shown = featuredOn([...many, ...much], on(`2026-11-${day}`)).map(
        (each) => each.category,
      );
      for (const [at, category] of shown.entries()) expect(category).not.toBe(shown[at + 1]);
    }
    expect(idsOn([...much.slice(0, 1), ...few], on('2026-11-15'))).toHaveLength(3);
  });
});
