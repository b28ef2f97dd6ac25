export const MEETING_KINDS = ['residents', 'relatives', 'both'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** Drawn beside the lines of an easy-read version. */
export const EASY_SYMBOLS = [
  'people',
  'talk',
  'yes',
  'no',
  'food',
  'drink',
  'activity',
  'music',
  'garden',
  'outing',
  'home',
  'bed',
  'clothes',
  'money',
  'time',
  'calendar',
  'safe',
  'health',
  'idea',
  'thanks',
] as const;
export type EasySymbol = (typeof EASY_SYMBOLS)[number];

export const MEETING_LIMITS = {
  title: 80,
  place: 80,
  agendaItems: 20,
  agendaItem: 120,
  minutes: 10_000,
  residents: 200,
  others: 500,
  easyLines: 12,
  /** One short sentence. */
  easyLine: 90,
  page: 50,
} as const;
