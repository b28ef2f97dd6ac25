import type {
  Attendance,
  DeclineReason,
  Engagement,
  Feedback,
  Mood,
  Outcome,
  ReportFormat,
  ReportPlace,
  SupportLevel,
} from '@relish/shared/reports/reports/choices.ts';
import type { How } from '@relish/shared/reports/reports/how-it-went.ts';

/** Printed words, the same as on screens. */

export const ATTENDANCE_WORDS: Record<Attendance, string> = {
  took_part: 'Took part',
  watched: 'Watched',
  left_early: 'Left early',
  declined: 'Declined',
  asleep: 'Asleep',
  unwell: 'Unwell',
  care_or_appointment: 'Care or appointment',
  out_of_home: 'Out of the home',
  own_activity: 'Own activity',
  not_offered: 'Not offered',
};

export const ENGAGEMENT_WORDS: Record<Engagement, string> = {
  0: 'Not with it',
  1: 'Now and then',
  2: 'Looking and listening',
  3: 'Joining in',
  4: 'Absorbed',
};

/** The same texts as the messages `moments_how_*`. */
export const FAMILY_WORDS: Record<How, string> = {
  took_part: 'took part',
  watched: 'watched',
  took_part_for_a_while: 'took part for a while',
  did_not_join_in: 'was there but did not join in',
  joined_in_now_and_then: 'joined in now and then',
  looked_and_listened: 'looked and listened',
  joined_in: 'joined in',
  was_absorbed: 'was absorbed',
  seemed_low: 'seemed low or unsettled',
  seemed_content: 'seemed content or calm',
  seemed_delighted: 'seemed delighted',
  liked_it: 'liked it',
};

export const MOOD_WORDS: Record<Mood, string> = {
  1: 'Distressed',
  2: 'Low or unsettled',
  3: 'Neither',
  4: 'Content or calm',
  5: 'Delighted',
};
export const DECLINE_WORDS: Record<DeclineReason, string> = {
  not_interested: 'Not interested',
  tired: 'Tired',
  pain: 'Pain',
  time_of_day: 'Time of day',
  noise_or_people: 'Noise or people',
  mood: 'Mood',
  own_company: 'Prefers own company',
  other: 'Other',
};

export const FORMAT_WORDS: Record<ReportFormat, string> = {
  one_to_one: 'One to one',
  small_group: 'Small group',
  group: 'Group',
  independent: 'On their own',
  drop_in: 'Drop-in',
};

export const REPORT_PLACE_WORDS: Record<ReportPlace, string> = {
  own_room: 'Own room',
  lounge: 'Lounge',
  dining_room: 'Dining room',
  garden: 'Garden',
  activity_room: 'Activity room',
  corridor: 'Corridor',
  community: 'Out and about',
  vehicle: 'Vehicle',
  other: 'Elsewhere',
};

export const FEEDBACK_WORDS: Record<Feedback, string> = {
  liked: 'Liked it',
  ok: 'It was OK',
  not_for_me: 'Not for me',
  no_answer: 'No answer',
};

export const SUPPORT_WORDS: Record<SupportLevel, string> = {
  independent: 'Independent',
  prompt: 'Prompted',
  shown: 'Shown',
  hand_under_hand: 'Hand under hand',
  full: 'Full support',
};

export const OUTCOME_WORDS: Record<Outcome, string> = {
  enjoyed: 'enjoyed it',
  laughed: 'laughed',
  talked_more: 'talked more',
  remembered: 'remembered',
  moved_more: 'moved more',
  calm: 'calm',
  comforted: 'comforted',
  new_skill: 'a new skill',
  proud: 'proud',
  made_a_friend: 'made a friend',
  ate_drank_more: 'ate or drank more',
  slept_better: 'slept better',
  expressed_faith: 'expressed faith',
  helped_others: 'helped others',
};
