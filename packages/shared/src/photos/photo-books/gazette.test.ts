import { describe, expect, it } from 'vitest';

import type { Candidate } from './choose.ts';
import { fillTitle } from './fill-title.ts';
import { innerBox } from './geometry.ts';
import { layOutGazette } from './lay-out-gazette.ts';
import type { BookText } from './lay-out.ts';
import { type BookPage, BookPage as PageSchema } from './page.ts';
import { placePage } from './place.ts';
import { measureText } from './text-lines.ts';

const SETTING = { paper: 'a4', orientation: 'portrait', large_print: true } as const;
const id = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let count = 0;
const photo = (part: Partial<Candidate> = {}): Candidate => ({
  id: id((count += 1)),
  width: 1280,
  height: 960,
  caption: 'In the garden with a cup of tea',
  focus: null,
  day: '2026-08-04',
  decade: null,
  is_favourite: false,
  look: null,
  ...part,
});
const several = (number: number) => Array.from({ length: number }, () => photo());
const text = (kind: BookText['source']['kind'], words: string): BookText => ({
  heading: null,
  text: words,
  by: null,
  day: null,
  source: { kind, id: id((count += 1)) },
});

const layOut = (candidates: Candidate[], texts: BookText[] = [], turn = 0) =>
  layOutGazette({
    name: 'Peggy',
    home: 'Rosewood House',
    telephone: '01632 960 300',
    turn,
    candidates,
    texts,
    newId: () => id((count += 1)),
  });

const place = (page: BookPage, candidates: Candidate[], title = 'Peggy’s gazette') =>
  placePage({
    page: fillTitle(page, { title, subtitle: 'Summer 2026', reader: 'Aunt Vera' }),
    setting: SETTING,
    photos: new Map(candidates.map((each) => [each.id, each])),
    bleed: 0,
    number: 1,
  });

describe('a gazette', () => {
  it('has two valid pages, with the best photos on the first', () => {
    const best = photo({ is_favourite: true });
    const pages = layOut([...several(8), best]) ?? [];
    expect(pages.map((page) => PageSchema.safeParse(page).success)).toEqual([true, true]);
    expect(pages.map(({ photos }) => photos.length)).toEqual([3, 4]);
    expect(pages[0]?.photos.map(({ photo_id }) => photo_id)).toContain(best.id);
  });

  it('has pictures on both pages, however few there are', () => {
    const counts = [2, 3, 4, 5, 6, 7].map((number) =>
      layOut(several(number))?.map(({ photos }) => photos.length),
    );
    expect(counts).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 4],
    ]);
  });

  it('is not made of one photo, but is made of one quote', () => {
    expect(layOut(several(1))).toBeUndefined();
    expect(layOut([], [text('about_me', 'I was born beside the canal.')])).toBeUndefined();
    expect(layOut([], [text('record', 'What a lovely tune.')])).toHaveLength(2);
    expect(layOut(several(2))).toHaveLength(2);
  });

  it('shows another part of About me each quarter', () => {
    const stories = [text('about_me', 'First.'), text('about_me', 'Second.')];
    const shown = [0, 1, 2].map((turn) => layOut(several(2), stories, turn)?.[1].notes?.at(-1));
    expect(shown.map((note) => note?.text)).toEqual(['First.', 'Second.', 'First.']);
  });

  it('prints nothing smaller than 14 points, nothing outside its margins, nothing over a picture', () => {
    const candidates = several(7);
    const texts = [
      ...Array.from({ length: 3 }, () => text('record', 'What a lovely tune that was. '.repeat(6))),
      ...['Singing', 'Baking', 'Garden walk', 'Dominoes'].map((each) => text('activity', each)),
      text('about_me', 'I was born beside the canal and never left it. '.repeat(4)),
    ];
    const inner = innerBox(SETTING);
    for (const title of ['Peggy’s gazette', `${'Wilhelmina Theodora '.repeat(3)}’s gazette`])
      for (const page of layOut(candidates, texts) ?? []) {
        const placed = place(page, candidates, title);
        expect(placed.pictures.length).toBe(page.photos.length);
        for (const { x, y, size, face, text: words } of placed.lines) {
          expect(size).toBeGreaterThanOrEqual(14);
          expect(x).toBeGreaterThanOrEqual(inner.x - 0.01);
          expect(x + measureText(words, size, face)).toBeLessThanOrEqual(inner.x + inner.w + 0.01);
          expect(y).toBeLessThanOrEqual(inner.y + inner.h + 0.01);
          for (const { box } of placed.pictures)
            expect(y > box.y && y < box.y + box.h && x >= box.x && x < box.x + box.w).toBe(false);
        }
        for (const { box } of placed.pictures) {
          expect(box.w * box.h).toBeGreaterThan(1500);
          expect(box.y + box.h).toBeLessThanOrEqual(inner.y + inner.h);
        }
      }
  });

  it('leaves out a text that is withheld, and gives its space to the pictures', () => {
    const candidates = several(4);
    const [front] = layOut(candidates, [text('record', 'What a lovely tune.')]) ?? [];
    if (!front) throw new Error('there is no page');
    const hidden = {
      ...front,
      notes: (front.notes ?? []).map((note) => ({ ...note, text: null })),
    };
    const words = (page: BookPage) => place(page, candidates).lines.map((line) => line.text);
    expect(words(front)).toContain('“What a lovely tune.”');
    expect(words(hidden).join(' ')).not.toContain('lovely');
    const area = (page: BookPage) =>
      place(page, candidates).pictures.reduce((sum, { box }) => sum + box.w * box.h, 0);
    expect(area(hidden)).toBeGreaterThan(area(front));
  });
});
