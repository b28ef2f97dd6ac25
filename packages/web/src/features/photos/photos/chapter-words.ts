import type { LifeChapter } from '@relish/shared/photos/photos/life-chapters.ts';

import { m } from '../../../words/m.ts';

export const CHAPTER_WORDS: Record<LifeChapter, () => string> = {
  roots: m.photo_chapter_roots,
  young: m.photo_chapter_young,
  middle: m.photo_chapter_middle,
  later: m.photo_chapter_later,
  here: m.photo_chapter_here,
};
