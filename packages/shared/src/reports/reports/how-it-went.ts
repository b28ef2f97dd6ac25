import type { Attendance, Engagement, Feedback, Mood } from './choices.ts';

/** A test keeps feed, mail and PDF wording equal. */
export const HOW = [
  'took_part',
  'watched',
  'took_part_for_a_while',
  'did_not_join_in',
  'joined_in_now_and_then',
  'looked_and_listened',
  'joined_in',
  'was_absorbed',
  'seemed_low',
  'seemed_content',
  'seemed_delighted',
  'liked_it',
] as const;
export type How = (typeof HOW)[number];

const BY_ENGAGEMENT: Record<Engagement, How> = {
  0: 'did_not_join_in',
  1: 'joined_in_now_and_then',
  2: 'looked_and_listened',
  3: 'joined_in',
  4: 'was_absorbed',
};
const BY_ATTENDANCE: Partial<Record<Attendance, How>> = {
  took_part: 'took_part',
  watched: 'watched',
  left_early: 'took_part_for_a_while',
};
const BY_MOOD: Partial<Record<Mood, How>> = {
  2: 'seemed_low',
  4: 'seemed_content',
  5: 'seemed_delighted',
};

interface Recorded {
  attendance: Attendance;
  engagement: Engagement | null;
  mood_after: Mood | null;
  feedback: Feedback | null;
  tells_distress: boolean;
}

/**
 * For distress only the sentence written for the family; a low mood only beside a note they may
 * read.
 */
export function howItWent(
  moment: Recorded,
  { sharesMood, hasNote }: { sharesMood: boolean; hasNote: boolean },
): How[] {
  if (moment.tells_distress) return [];
  const joined =
    moment.engagement === null
      ? BY_ATTENDANCE[moment.attendance]
      : BY_ENGAGEMENT[moment.engagement];
  const mood = sharesMood && moment.mood_after !== null ? BY_MOOD[moment.mood_after] : undefined;
  const seemed = mood === 'seemed_low' && !hasNote ? undefined : mood;
  const liked: How | undefined = moment.feedback === 'liked' ? 'liked_it' : undefined;
  return [joined, seemed, liked].filter((each) => each !== undefined);
}
