export const ACTION_SOURCES = ['survey', 'meeting', 'feedback', 'chat', 'other'] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

export const ACTION_FILTERS = ['open', 'overdue', 'to_ask', 'closed', 'all'] as const;
export type ActionFilter = (typeof ACTION_FILTERS)[number];

export const ACTION_STATES = ['open', 'overdue', 'done', 'to_ask', 'closed'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

/** Answers of a resident to "Did we?". */
export const ACTION_ANSWERS = ['yes', 'partly', 'no', 'no_answer'] as const;
export type ActionAnswer = (typeof ACTION_ANSWERS)[number];

export const ACTION_LIMITS = {
  theme: 60,
  said: 300,
  will_do: 300,
  proof: 1000,
  reason: 300,
  residents: 50,
  page: 50,
  poster: 8,
  /** Residents are asked this many days after it was done. */
  askAfterDays: 28,
} as const;

interface Dates {
  due_on: string;
  done_on: string | null;
  ask_on: string | null;
  closed_at: string | null;
}

export function actionState(
  { due_on, done_on, ask_on, closed_at }: Dates,
  today: string,
): ActionState {
  if (closed_at !== null) return 'closed';
  if (done_on === null) return due_on < today ? 'overdue' : 'open';
  return ask_on !== null && ask_on <= today ? 'to_ask' : 'done';
}
