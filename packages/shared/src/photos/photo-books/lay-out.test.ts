import { describe, expect, it } from 'vitest';

import { arrangePhotos } from './arrange.ts';
import { type Candidate, choosePhotos, describeGroup, groupPhotos, isOfGroup } from './choose.ts';
import { coverCrop } from './crop.ts';
import { fillTitle } from './fill-title.ts';
import { innerBox, pageSize } from './geometry.ts';
import { layOutBook } from './lay-out.ts';
import type { LaidPhoto } from './page.ts';
import { placePage } from './place.ts';
import { breakLines, measureText } from './text-lines.ts';

const SETTING = { paper: 'a4', orientation: 'landscape', large_print: false } as const;

let count = 0;
const photo = (part: Partial<Candidate> = {}): Candidate => ({
  id: `photo-${String((count += 1)).padStart(4, '0')}`,
  width: 1280,
  height: 960,
  caption: null,
  focus: null,
  day: '2026-10-04',
  decade: null,
  is_favourite: false,
  look: null,
  ...part,
});
const several = (number: number, part: Partial<Candidate> = {}) =>
  Array.from({ length: number }, () => photo(part));

const layOut = (candidates: Candidate[], changes: object = {}) =>
  layOutBook({
    from: null,
    candidates,
    texts: [],
    order: 'months',
    setting: SETTING,
    newId: () => `page-${(count += 1)}`,
    ...changes,
  });

describe('choosing photos', () => {
  it('takes one of two that look the same on the same day, the favourite if there is one', () => {
    const alike = { look: 'ff00ff00ff00ff00' };
    const [first, second] = [photo(alike), photo({ ...alike, is_favourite: true })];
    const other = photo({ look: '00ff00ff00ff00ff' });
    expect(choosePhotos([first, second, other])).toEqual([second, other]);
  });

  it('spreads over the months instead of taking the first ones', () => {
    const chosen = choosePhotos([...several(30, { day: '2026-01-05' }), ...several(3)], 6);
    expect(chosen.filter(({ day }) => day === '2026-10-04')).toHaveLength(3);
    expect(chosen.map(({ day }) => day)).toEqual(chosen.map(({ day }) => day).toSorted());
  });

  it('joins short months and names what it joined', () => {
    const photos = [photo({ day: '2026-08-01' }), photo({ day: '2026-09-01' }), ...several(4)];
    const names = groupPhotos(photos, 'months').map(describeGroup);
    expect(names).toEqual(['August to October 2026']);
  });

  it('keeps old photos together by decade', () => {
    const old = photo({ day: '1950-01-01', decade: 1950 });
    const names = groupPhotos([old, ...several(3)], 'months').map(describeGroup);
    expect(names).toEqual(['The 1950s', 'October 2026']);
    const chapters = groupPhotos([old, ...several(3)], 'chapters').map(describeGroup);
    expect(chapters).toEqual(['The 1950s', 'The 2020s']);
  });

  it('follows the chapters of a life, with quotes of records in the last', () => {
    const wedding = photo({ day: '1961-06-01', chapter: 'young' });
    const chosen = photo({ day: '2026-10-01', chapter: 'roots' });
    const unknown = photo({ day: '1970-01-01', decade: 1970 });
    const recent = several(3, { chapter: 'here' });
    const groups = groupPhotos([wedding, unknown, chosen, ...recent], 'chapters');
    expect(groups.map(describeGroup)).toEqual([
      'Where I come from',
      'Young years',
      'The 1970s',
      'Life in the home',
    ]);
    expect(groups.map((group) => isOfGroup('2026-10-04', group))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('cropping', () => {
  const wide: LaidPhoto = { id: 'a', width: 1600, height: 1000, caption: null, focus: null };

  it('never cuts off a face', () => {
    const focus = { x: 0, y: 300, w: 200, h: 300 };
    const crop = coverCrop({ ...wide, focus }, 1.2);
    expect(crop?.x).toBe(0);
    expect(coverCrop({ ...wide, focus: { x: 0, y: 0, w: 1000, h: 500 } }, 1.2)).toBeUndefined();
  });

  it('leaves a picture whole rather than lose more than a third of it', () => {
    expect(coverCrop(wide, 0.7)).toBeUndefined();
  });
});

describe('arranging photos', () => {
  const box = innerBox(SETTING);

  it.each(['auto', 'rows', 'columns', 'large_first'] as const)(
    'keeps every picture uncropped and inside the page with the template %s',
    (template) => {
      for (const ratios of [[1.5], [1.5, 0.7], [0.7, 0.7, 1.4], [3, 0.4, 1]]) {
        const shown = ratios.map((ratio) => ({
          ratio,
          caption: 'On the terrace with a cup of tea',
        }));
        const { placed } = arrangePhotos(shown, box, { size: 12, gap: 7 }, template);
        for (const [at, { picture }] of placed.entries()) {
          expect(picture.w / picture.h).toBeCloseTo(ratios[at] ?? 0, 3);
          expect(picture.x).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(picture.x + picture.w).toBeLessThanOrEqual(box.x + box.w + 0.01);
          expect(picture.y).toBeGreaterThanOrEqual(box.y - 0.01);
          expect(picture.y + picture.h).toBeLessThan(box.y + box.h);
        }
      }
    },
  );
});

describe('a book', () => {
  it('begins with its title and gives every month a page', () => {
    const pages = layOut([...several(8, { day: '2026-09-03' }), ...several(8)]);
    expect(pages[0]?.kind).toBe('title');
    const headings = pages.filter(({ kind }) => kind === 'month').map(({ heading }) => heading);
    expect(headings).toEqual(['September 2026', 'October 2026']);
  });

  it('shows every chosen photo once', () => {
    const photos = several(23);
    const used = layOut(photos).flatMap((page) => page.photos.map(({ photo_id }) => photo_id));
    expect(used.toSorted()).toEqual(photos.map(({ id }) => id).toSorted());
  });

  it('puts a quote into its month', () => {
    const quote = {
      heading: null,
      text: 'I could do this all day.',
      by: null,
      day: '2026-10-09',
      source: { kind: 'record' as const, id: 'r' },
    };
    const pages = layOut([...several(8, { day: '2026-08-03' }), ...several(8)], { texts: [quote] });
    const at = pages.findIndex(({ kind }) => kind === 'text');
    expect(at).toBeGreaterThan(pages.findIndex(({ heading }) => heading === 'October 2026'));
  });

  it('quotes a sentence once that was said on several days', () => {
    const quote = (day: string, text: string) => ({
      heading: null,
      text,
      by: null,
      day,
      source: { kind: 'record' as const, id: day },
    });
    const pages = layOut([...several(8, { day: '2026-08-03' }), ...several(8)], {
      texts: [quote('2026-10-09', 'Lovely!'), quote('2026-08-09', 'lovely')],
    });
    expect(pages.filter(({ kind }) => kind === 'text')).toMatchObject([{ text: 'Lovely!' }]);
  });

  it.each([
    ['a4', 'landscape', false],
    ['a4', 'portrait', true],
    ['a5', 'landscape', true],
    ['a5', 'portrait', false],
  ] as const)('stays on the paper: %s %s, large print %s', (paper, orientation, large_print) => {
    const setting = { paper, orientation, large_print };
    const caption = 'Margaret and the choir of the primary school on the terrace';
    const photos = [
      ...several(6, { caption }),
      ...several(5, { width: 900, height: 1280, caption }),
    ];
    const known = new Map(photos.map((each) => [each.id, each]));
    const { w, h } = pageSize(setting);
    for (const [at, page] of layOut(photos, { setting }).entries()) {
      const titled = fillTitle(page, {
        title: 'A long title of many words for one book',
        subtitle: null,
        reader: null,
      });
      const placed = placePage({ page: titled, setting, photos: known, bleed: 0, number: at + 1 });
      for (const { box } of placed.pictures) {
        expect(box.x).toBeGreaterThanOrEqual(-0.01);
        expect(box.x + box.w).toBeLessThanOrEqual(w + 0.01);
        expect(box.y + box.h).toBeLessThanOrEqual(h + 0.01);
      }
      for (const { text, x, y, size, face } of placed.lines) {
        expect(x + measureText(text, size, face)).toBeLessThanOrEqual(w - 2);
        expect(y).toBeLessThanOrEqual(h - 2);
      }
    }
  });

  it('closes the gap of a photo that may no longer be shown', () => {
    const [one, two] = [photo(), photo()];
    const first = layOut([one, two]).find(({ kind }) => kind === 'photos');
    if (!first) throw new Error('there is no page of photos');
    const photos = [one, two].map(({ id }) => ({ photo_id: id, caption: null }));
    const page = { ...first, photos };
    const place = (known: Candidate[]) =>
      placePage({
        page,
        setting: SETTING,
        photos: new Map(known.map((each) => [each.id, each])),
        bleed: 0,
        number: 2,
      }).pictures;
    const [alone] = place([two]);
    expect(place([two])).toHaveLength(1);
    const before = place([one, two]).find(({ photo_id }) => photo_id === two.id);
    expect(alone?.box.w).toBeGreaterThanOrEqual(before?.box.w ?? 0);
  });
});

it('breaks text into lines that fit, also a word without spaces', () => {
  for (const text of ['A walk to the harbour and back again', 'x'.repeat(90)])
    for (const line of breakLines(text, 40, { size: 12, face: 'regular' }))
      expect(measureText(line, 12, 'regular')).toBeLessThanOrEqual(40);
});
