/** In the order of a life; each but the last begins at an age. */
export const LIFE_CHAPTERS = ['roots', 'young', 'middle', 'later', 'here'] as const;
export type LifeChapter = (typeof LIFE_CHAPTERS)[number];

const FROM_AGE = [
  ['later', 65],
  ['middle', 30],
  ['young', 16],
] as const;

/** The dates of a resident that divide their life into chapters. */
export interface LifeDates {
  date_of_birth: string | null;
  move_in_date: string;
}

export interface DatedPhoto {
  /** Chosen by staff, before anything that follows from a date. */
  chapter: LifeChapter | null;
  /** The day by which the photo is ordered. */
  day: string;
  decade: number | null;
}

/** Undefined for an old photo of someone whose date of birth is not known. */
export function findChapter(
  { chapter, day, decade }: DatedPhoto,
  { date_of_birth, move_in_date }: LifeDates,
): LifeChapter | undefined {
  if (chapter !== null) return chapter;
  if (decade === null && day >= move_in_date) return 'here';
  if (date_of_birth === null) return undefined;
  // The middle of a decade is nearest to all its years.
  const year = decade === null ? Number(day.slice(0, 4)) : decade + 5;
  const age = year - Number(date_of_birth.slice(0, 4));
  // Pictures of parents and places before their birth are part of where someone comes from.
  return FROM_AGE.find(([, from]) => age >= from)?.[0] ?? 'roots';
}
