import { m } from '../../../words/m.ts';

/** Five faces; `null` means "could not tell". */
export type Mood = 1 | 2 | 3 | 4 | 5;

export const MOODS: readonly Mood[] = [1, 2, 3, 4, 5];

const words: Record<Mood, () => string> = {
  1: m.mood_distressed,
  2: m.mood_low,
  3: m.mood_neither,
  4: m.mood_content,
  5: m.mood_delighted,
};

export const moodWord = (mood: Mood | null): string =>
  mood === null ? m.mood_could_not_tell() : words[mood]();
