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
} from '@relish/shared/reports/choices.ts';

/** What a document calls things: the same words as on the screens, which paper cannot ask for. */

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

/** The same for a daughter: what she would have seen. */
export const HOW_IT_WENT: Record<Engagement, string> = {
  0: 'was there, mostly resting',
  1: 'joined in now and then',
  2: 'looked and listened',
  3: 'joined in',
  4: 'was absorbed',
};
export const HOW_THEY_CAME: Partial<Record<Attendance, string>> = {
  took_part: 'took part',
  watched: 'watched',
  left_early: 'took part for a while',
};

export const MOOD_WORDS: Record<Mood, string> = {
  1: 'Distressed',
  2: 'Low or unsettled',
  3: 'Neither',
  4: 'Content or calm',
  5: 'Delighted',
};
export const HOW_THEY_SEEMED: Partial<Record<Mood, string>> = {
  1: 'seemed upset',
  2: 'seemed a little low',
  4: 'seemed content',
  5: 'seemed delighted',
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
