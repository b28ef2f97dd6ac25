import { LIFE_CHAPTERS, type LifeChapter } from '../photos/life-chapters.ts';
import { BOOK_LIMITS, type BookOrder } from './choices.ts';
import type { LaidPhoto } from './page.ts';

export interface Candidate extends LaidPhoto {
  /** The day by which it is ordered. */
  day: string;
  /** Known only by its decade. */
  decade: number | null;
  /** Undefined where it is not known, and for a household. */
  chapter?: LifeChapter | undefined;
  is_favourite: boolean;
  /** Perceptual hash of 16 hexadecimal digits. */
  look: string | null;
}

const ALIKE_BITS = 6;

function looksAlike(first: string | null, second: string | null): boolean {
  if (first === null || second === null) return false;
  let bits = BigInt(`0x${first}`) ^ BigInt(`0x${second}`);
  let differing = 0;
  while (bits > 0n && differing <= ALIKE_BITS) {
    differing += Number(bits & 1n);
    bits >>= 1n;
  }
  return differing <= ALIKE_BITS;
}

/** Favourites, then photos with a caption, then large ones. */
export const rankPhoto = ({ is_favourite, caption, width, height }: Candidate) =>
  (is_favourite ? 4 : 0) + (caption === null ? 0 : 2) + Math.min(1, (width * height) / 4_000_000);

/** Keeps only the best of the photos of one day that look the same. */
export function leaveOutAlike(photos: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const photo of photos.toSorted((a, b) => rankPhoto(b) - rankPhoto(a)))
    if (!kept.some((other) => other.day === photo.day && looksAlike(other.look, photo.look)))
      kept.push(photo);
  return kept;
}

const byTime = (a: Candidate, b: Candidate) =>
  a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;

/** As many as a book holds, spread over the months: each month gives its best in turn. */
export function choosePhotos(
  candidates: readonly Candidate[],
  atMost: number = BOOK_LIMITS.chosen,
): Candidate[] {
  const months = [...Map.groupBy(leaveOutAlike(candidates), ({ day }) => day.slice(0, 7)).values()];
  const chosen: Candidate[] = [];
  for (let turn = 0; chosen.length < atMost; turn += 1) {
    const next = months.flatMap((month) => month[turn] ?? []);
    if (next.length === 0) break;
    chosen.push(
      ...next.toSorted((a, b) => rankPhoto(b) - rankPhoto(a)).slice(0, atMost - chosen.length),
    );
  }
  return chosen.toSorted(byTime);
}

export interface PhotoGroup {
  /** `chapter` for chapters of a life and decades, `month` for months. */
  kind: 'chapter' | 'month';
  /** A month, a decade, or the name of a chapter. */
  from: string;
  to: string;
  photos: Candidate[];
}

const FEW = 3;

const inOrderOfLife = (photos: readonly Candidate[]) => {
  // A photo whose chapter is not known is older than the person's time in the home.
  const placeOf = ({ chapter }: Candidate) =>
    chapter === undefined ? LIFE_CHAPTERS.indexOf('here') - 0.5 : LIFE_CHAPTERS.indexOf(chapter);
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b) || byTime(a, b));
};

/**
 * Chapters of a life, or months after the decades of old photos; short months are joined with the
 * next.
 */
export function groupPhotos(chosen: readonly Candidate[], order: BookOrder): PhotoGroup[] {
  const photos = order === 'chapters' ? inOrderOfLife(chosen) : chosen;
  const keyOf = ({ day, decade, chapter }: Candidate) => {
    if (order === 'chapters' && chapter) return CHAPTER_TITLES[chapter];
    return order === 'chapters' || decade !== null ? `${day.slice(0, 3)}0` : day.slice(0, 7);
  };
  const groups = [...Map.groupBy(photos, keyOf)].map(([key, own]): PhotoGroup => ({
    kind: isMonth(key) ? 'month' : 'chapter',
    from: key,
    to: key,
    photos: own,
  }));
  const joined: PhotoGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isJoined =
      last?.kind === 'month' &&
      group.kind === 'month' &&
      (last.photos.length < FEW || group.photos.length < FEW) &&
      last.from.slice(0, 4) === group.from.slice(0, 4);
    if (last && isJoined) {
      last.to = group.to;
      last.photos.push(...group.photos);
    } else joined.push({ ...group, photos: [...group.photos] });
  }
  return joined;
}

const isMonth = (key: string) => /^\d{4}-\d\d$/.test(key);
const isDecade = (key: string) => /^\d{4}$/.test(key);

/** As in the album. */
const CHAPTER_TITLES: Record<LifeChapter, string> = {
  roots: 'Where I come from',
  young: 'Young years',
  middle: 'Work and family',
  later: 'Later years',
  here: 'Life in the home',
};

/** Records are about the time in the home. */
export const isOfGroup = (day: string, { kind, from, to }: PhotoGroup): boolean => {
  if (kind === 'chapter' && !isDecade(from)) return from === CHAPTER_TITLES.here;
  const at = kind === 'chapter' ? `${day.slice(0, 3)}0` : day.slice(0, 7);
  return at >= from && at <= to;
};

const monthName = (month: string, withYear: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));

export function describeGroup({ kind, from, to }: PhotoGroup): string {
  if (kind === 'chapter') return isDecade(from) ? `The ${from}s` : from;
  return from === to
    ? monthName(from, true)
    : `${monthName(from, false)} to ${monthName(to, true)}`;
}
