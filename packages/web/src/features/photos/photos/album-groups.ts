import { dayIn } from '@relish/shared/days.ts';
import {
  findChapter,
  LIFE_CHAPTERS,
  type LifeChapter,
  type LifeDates,
} from '@relish/shared/photos/photos/life-chapters.ts';

import { formatMonth } from '../../../words/format.ts';
import { decadeWords } from './album-words.ts';
import type { PhotoCard } from './api.ts';
import { CHAPTER_WORDS } from './chapter-words.ts';

/** Photos older than this are grouped by decade. */
const YEARS_BY_MONTH = 15;

/** The day by which the server orders the photo. */
const sortDay = ({ taken_on, decade, added_at }: PhotoCard, timeZone: string) =>
  taken_on ?? (decade === null ? dayIn(timeZone, new Date(added_at)) : `${decade}-01-01`);

interface AlbumGroup {
  /** A month such as 2026-11, or the first year of a decade. */
  key: string;
  title: string;
}

/** The group of a photo of this day or of this decade. */
function toKey(day: string, today: string, decade: number | null = null): string {
  const year = Number(day.slice(0, 4));
  if (decade === null && year > Number(today.slice(0, 4)) - YEARS_BY_MONTH) return day.slice(0, 7);
  return String(decade ?? Math.floor(year / 10) * 10);
}

// Once for each group, because formatting takes longer than everything else in a large album.
const toTitle = (key: string) =>
  key.length === 4 ? decadeWords(Number(key)) : formatMonth(`${key}-01`);

/** In the order of the list; neighbours of one month or decade together. */
export function groupPhotos(
  photos: readonly PhotoCard[],
  { today, timeZone }: { today: string; timeZone: string },
) {
  const groups: (AlbumGroup & { photos: PhotoCard[] })[] = [];
  for (const photo of photos) {
    const key = toKey(sortDay(photo, timeZone), today, photo.decade);
    const last = groups.at(-1);
    if (last?.key === key) last.photos.push(photo);
    else groups.push({ key, title: toTitle(key), photos: [photo] });
  }
  return groups;
}

/** Latest chapter first, and in a chapter the order of the list. */
export function groupByChapter(
  photos: readonly PhotoCard[],
  life: LifeDates,
  timeZone: string,
): (AlbumGroup & { photos: PhotoCard[] })[] {
  const byKey = Map.groupBy(photos, (photo) => {
    const day = sortDay(photo, timeZone);
    // Without a date of birth old photos stay with their decade.
    return findChapter({ ...photo, day }, life) ?? `${day.slice(0, 3)}0`;
  });
  const placeOf = (key: string) => LIFE_CHAPTERS.indexOf(key as LifeChapter);
  return [...byKey]
    .map(([key, own]) => ({ key, title: titleOf(key), photos: own }))
    .toSorted((a, b) => placeOf(b.key) - placeOf(a.key));
}

const titleOf = (key: string) => (isChapter(key) ? CHAPTER_WORDS[key]() : decadeWords(Number(key)));

const isChapter = (key: string): key is LifeChapter =>
  LIFE_CHAPTERS.some((chapter) => chapter === key);

/** Places to jump to; `from` is the latest month of the group. */
export function groupMonths(months: readonly string[], today: string) {
  const groups: (AlbumGroup & { from: string })[] = [];
  for (const month of months) {
    const key = toKey(`${month}-01`, today);
    if (groups.at(-1)?.key !== key) groups.push({ key, title: toTitle(key), from: month });
  }
  return groups;
}
