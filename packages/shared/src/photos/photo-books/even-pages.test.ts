import { describe, expect, it } from 'vitest';

import { arrangePhotos } from './arrange.ts';
import { BOOK_LIMITS } from './choices.ts';
import type { Candidate } from './choose.ts';
import type { BookSetting } from './geometry.ts';
import { layOutBook } from './lay-out.ts';
import type { LaidPhoto } from './page.ts';
import { placePage } from './place.ts';
import { breakEvenly, breakLines, endWithDots, measureText } from './text-lines.ts';

const STYLE = { size: 12, face: 'italic' } as const;
const WORDS =
  'On the terrace after the harvest supper with the whole choir of the primary school, who came back to sing again';

describe('lines', () => {
  it('are of similar length, as many as before and never break a word', () => {
    for (let width = 30; width < 220; width += 3) {
      const [lines, even] = [breakLines(WORDS, width, STYLE), breakEvenly(WORDS, width, STYLE)];
      expect(even).toHaveLength(lines.length);
      expect(even.join(' ')).toBe(WORDS);
      for (const line of even) expect(measureText(line, 12, 'italic')).toBeLessThanOrEqual(width);
      const ends = [lines, even].map((each) => measureText(each.at(-1) ?? '', 12, 'italic'));
      expect(ends[1]).toBeGreaterThanOrEqual(ends[0] ?? 0);
    }
  });

  it('leave no word alone at the end of a long paragraph', () => {
    const paragraph = `${WORDS}. ${WORDS}. ${WORDS}. ${WORDS}. She married him the year after.`;
    for (let width = 80; width < 220; width += 2) {
      const end = breakEvenly(paragraph, width, { size: 20, face: 'regular' }).at(-1) ?? '';
      expect(measureText(end, 20, 'regular')).toBeGreaterThan(width * 0.2);
    }
  });

  it('keep the only word of a narrow heading whole', () => {
    const heading = { size: 38, face: 'regular' } as const;
    const width = measureText('September', 38, 'regular') + 1;
    expect(breakEvenly('September 2026', width, heading)).toEqual(['September', '2026']);
  });

  it('end with dots inside their width and after a word', () => {
    const width = measureText('On the terrace after', 12, 'italic');
    expect(endWithDots('On the terrace after', width, STYLE)).toBe('On the terrace …');
  });
});

const BOX = { x: 18, y: 18, w: 261, h: 171 };

describe('a page of photos', () => {
  it('has columns that end at the same height, whatever their captions', () => {
    const photos = [
      { ratio: 1.33, caption: 'A draw' },
      { ratio: 1.33, caption: WORDS },
      { ratio: 1.33, caption: null },
    ];
    const type = { size: 12, gap: 7 };
    const { placed } = arrangePhotos(photos, BOX, type, 'large_first');
    const bottoms = placed.map(
      ({ picture, caption }) =>
        picture.y + picture.h + (caption.length === 0 ? 0 : 2.1 + caption.length * 5.72),
    );
    const [first = 0, , last = 0] = bottoms;
    expect(Math.abs(first - last)).toBeLessThan(8);
  });

  it('shows two similar photos in similar sizes', () => {
    for (const caption of [null, WORDS]) {
      const same = { ratio: 1.33, caption };
      const { placed } = arrangePhotos([same, { ...same, caption: null }], BOX, {
        size: 12,
        gap: 7,
      });
      const [one = 0, other = 0] = placed.map(({ picture }) => picture.w * picture.h);
      expect(Math.min(one, other) / Math.max(one, other)).toBeGreaterThan(0.5);
    }
  });

  it('has no caption where it was emptied, and the photo’s own where it was not changed', () => {
    const photo: LaidPhoto = { id: 'a', width: 1280, height: 960, caption: 'Tea', focus: null };
    const place = (caption: string | null) =>
      placePage({
        page: {
          id: 'p',
          kind: 'photos',
          template: 'auto',
          heading: null,
          text: null,
          by: null,
          source: null,
          photos: [{ photo_id: 'a', caption }],
        },
        setting: { paper: 'a4', orientation: 'landscape', large_print: false },
        photos: new Map([['a', photo]]),
        bleed: 0,
        number: 2,
      }).lines.filter(({ role }) => role === 'caption');
    expect(place('')).toEqual([]);
    expect(place(null)).toMatchObject([{ text: 'Tea' }]);
  });
});

describe('a long book', () => {
  const photos = Array.from({ length: 40 }, (_, at): Candidate => ({
    id: `photo-${at}`,
    width: 1280,
    height: 960,
    caption: null,
    focus: null,
    day: `2026-0${1 + Math.floor(at / 8)}-04`,
    decade: null,
    is_favourite: false,
    look: null,
  }));
  const layOut = (
    candidates: readonly Candidate[],
    text = 'Born beside the canal.',
    setting: BookSetting = { paper: 'a4', orientation: 'landscape', large_print: false },
  ) =>
    layOutBook({
      from: 'Rowan House',
      closing: 'With love from everyone at Rowan House',
      candidates,
      texts: [
        {
          heading: 'Roots',
          text,
          by: null,
          day: null,
          source: { kind: 'about_me', id: 'a' },
        },
      ],
      order: 'months',
      setting,
      newId: () => 'page',
    });

  it('ends with a last page, which a short one does not need', () => {
    expect(layOut(photos).at(-1)).toMatchObject({
      kind: 'text',
      text: 'With love from everyone at Rowan House',
    });
    expect(layOut(photos.slice(0, 4)).at(-1)?.kind).toBe('photos');
  });

  it('opens a month with a photo of few words, and cuts no caption that a page of its own can hold', () => {
    const long = `${WORDS}, and to eat what was left of the apple cake`;
    const wordy = photos.map((photo, at) => ({
      ...photo,
      ...(at % 3 === 0 && { width: 960, height: 1280 }),
      caption: at % 8 < 3 ? 'Tea' : long,
    }));
    for (const orientation of ['landscape', 'portrait'] as const) {
      const setting = { paper: 'a5', orientation, large_print: true } as const;
      const known = new Map(wordy.map((photo) => [photo.id, photo]));
      const pages = layOut(wordy, 'Born beside the canal.', setting);
      for (const page of pages) {
        const { lines } = placePage({ page, setting, photos: known, bleed: 0, number: 1 });
        for (const { text, role } of lines) if (role === 'caption') expect(text).not.toMatch(/…$/);
        if (page.kind === 'month')
          expect(known.get(page.photos[0]?.photo_id ?? '')?.caption).toBe('Tea');
      }
      expect(pages.filter(({ kind }) => kind === 'month').length).toBeGreaterThan(2);
    }
  });

  it('shows every face whole, on every kind of page and paper', () => {
    let seed = 7;
    const random = (to: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % to;
    };
    const faced = photos.map((photo) => {
      const [x, y] = [random(700), random(700)];
      const focus = { x, y, w: 50 + random(1000 - x - 50), h: 50 + random(1000 - y - 50) };
      const isTall = random(3) === 0;
      return { ...photo, width: isTall ? 960 : 1280, height: isTall ? 1280 : 960, focus };
    });
    const known = new Map(faced.map((photo) => [photo.id, photo]));
    let bleeding = 0;
    for (const paper of ['a4', 'a5'] as const)
      for (const orientation of ['landscape', 'portrait'] as const) {
        const setting = { paper, orientation, large_print: false };
        for (const page of layOut(faced, 'Born beside the canal.', setting))
          for (const picture of placePage({ page, setting, photos: known, bleed: 3, number: 1 })
            .pictures) {
            const { x = 0, y = 0, w = 0, h = 0 } = known.get(picture.photo_id)?.focus ?? {};
            const { crop } = picture;
            bleeding += picture.bleeds ? 1 : 0;
            expect(crop.x * 1000).toBeLessThanOrEqual(x + 0.01);
            expect(crop.y * 1000).toBeLessThanOrEqual(y + 0.01);
            expect((crop.x + crop.w) * 1000).toBeGreaterThanOrEqual(x + w - 0.01);
            expect((crop.y + crop.h) * 1000).toBeGreaterThanOrEqual(y + h - 0.01);
          }
      }
    expect(bleeding).toBeGreaterThan(8);
  });

  it('ends a text that is too long after a sentence', () => {
    const text = 'She sang in the choir all her life. '.repeat(40);
    const shown = layOut(photos, text).find(({ heading }) => heading === 'Roots')?.text ?? '';
    expect(shown.length).toBeLessThanOrEqual(BOOK_LIMITS.text);
    expect(shown).toMatch(/life\.$/);
  });
});
