import type { Moment, Past, Reason, Suggestible } from './reasons.ts';

const RECENT_DAYS = 7;
const MUCH = 3;

export function* before({ days_ago, category_this_week, enjoyed }: Past): Generator<Reason> {
  if (enjoyed !== null && enjoyed > 0) yield { kind: 'enjoyed', points: 2 * enjoyed };
  if (enjoyed !== null && enjoyed < 0) yield { kind: 'not_enjoyed', points: 2 * enjoyed };
  if (days_ago === null) yield { kind: 'new', points: 0.5 };
  else if (days_ago < RECENT_DAYS)
    yield { kind: 'recent', points: -2 * (1 - days_ago / RECENT_DAYS) };
  if (category_this_week === 0) yield { kind: 'variety', points: 0.5 };
  else if (category_this_week >= MUCH) yield { kind: 'much_of_it', points: -1 };
}

export function* today(activity: Suggestible, moment: Moment): Generator<Reason> {
  const theme = activity.themes.find((each) => moment.themes.includes(each));
  const isOfAFeast =
    activity.themes.length > 0 && activity.themes.every((each) => moment.dated.has(each));
  const isOfNow = activity.seasons.includes(moment.season);
  if (theme) yield { kind: 'theme', points: 2, theme };
  // Seasonal, but late.
  else if (isOfNow && !isOfAFeast) yield { kind: 'season', points: 1 };
  else if (!isOfNow && (isOfAFeast || activity.seasons.length > 0))
    yield { kind: 'out_of_season', points: -2 };
  if (suits(activity, moment.part)) yield { kind: 'time_of_day', points: 0.5 };
}

/** Active in the morning, company after lunch, calm in the evening. */
function suits({ benefits }: Suggestible, part: Moment['part']): boolean {
  if (part === 'morning') return benefits.includes('body') || benefits.includes('purpose');
  if (part === 'afternoon') return benefits.includes('connection') || benefits.includes('outdoors');
  return benefits.includes('calm') || benefits.includes('comfort');
}
