export const NOTICE_AUDIENCES = ['staff', 'family', 'all'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

export const NOTICE_PRIORITIES = ['normal', 'important', 'urgent'] as const;
export type NoticePriority = (typeof NOTICE_PRIORITIES)[number];

export const NOTICE_STATES = ['live', 'scheduled', 'past', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const NOTICE_LIMITS = {
  title: 80,
  body: 2000,
  pictures: 3,
  pinned: 3,
  /** Default and maximum days a notice stays up. */
  days: 30,
  mostDays: 365,
  /** How far ahead a notice can be scheduled. */
  daysAhead: 365,
  screens: 20,
  screenName: 60,
} as const;

export const isForFamilies = (audience: NoticeAudience): boolean => audience !== 'staff';

interface Times {
  publish_at: string;
  expires_at: string;
  withdrawn_at: string | null;
}

export function noticeState(
  { publish_at, expires_at, withdrawn_at }: Times,
  now: Date,
): NoticeState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (Date.parse(expires_at) <= now.getTime()) return 'past';
  return Date.parse(publish_at) > now.getTime() ? 'scheduled' : 'live';
}
